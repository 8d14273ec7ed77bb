"""Every shape that goes over the wire, a file for each subject. The TypeScript types and docs/protocol.md are made from
them."""

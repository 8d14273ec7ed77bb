-- A person is owed one notice of a kind for a table, about their latest turn.
DELETE FROM notice WHERE EXISTS (
    SELECT 1 FROM notice AS later
    WHERE later.person = notice.person AND later.match = notice.match AND later.channel = notice.channel
    AND later.kind = notice.kind AND (later.number, later.id) > (notice.number, notice.id)
);
CREATE UNIQUE INDEX notice_by_subject ON notice (person, match, channel, kind);

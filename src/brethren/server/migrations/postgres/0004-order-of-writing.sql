-- Only SQLite's table had to be laid out anew. The step stands here so that both databases count alike.
SELECT 1;

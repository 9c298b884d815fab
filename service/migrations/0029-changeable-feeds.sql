-- Feeds can be changed once they are added.
ALTER TABLE content_feeds ADD COLUMN version integer NOT NULL DEFAULT 1;

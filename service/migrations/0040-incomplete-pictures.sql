-- Home counts the pictures that lack their rights or their focal point, and leads to the list of them.
CREATE INDEX media_incomplete ON media (instance_id, type, created_at, uuid) WHERE legal IS NULL OR focal_x IS NULL;
CREATE INDEX media_complete ON media (instance_id, type, created_at, uuid) WHERE legal IS NOT NULL AND focal_x IS NOT NULL;

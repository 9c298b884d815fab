-- Home names what has an embargo that ends today.
CREATE INDEX articles_embargoed ON articles (instance_id, uuid) WHERE metadata->>'embargoUntil' IS NOT NULL;

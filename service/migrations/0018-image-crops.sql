-- The shapes that a site cuts its pictures to, which the focal point shows (specification §3).

CREATE TABLE image_crop_settings (
  instance_id   text PRIMARY KEY,
  -- [{name: {en, sv}, ratio}].
  crops         jsonb NOT NULL DEFAULT '[]',
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text
);
SELECT keep_sites_apart('image_crop_settings');
SELECT keep_history(audit_subject('image_crop_settings', '''image-crops''', id => 'r.instance_id'), '{"crops": ["crops", "placed"]}');

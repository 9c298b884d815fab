-- Tags that administrators make, and the channels that videos are shown in.

CREATE TABLE tags (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  -- `custom.<slug>`; it is what media bear, and stays when the tag gets another name.
  value         text NOT NULL,
  name          text NOT NULL,
  -- The name without letter case and what cannot be seen: no two tags of a site share it (service/store/tag-names.ts writes it).
  folded_name   text NOT NULL,
  active        boolean NOT NULL DEFAULT true,
  search_text   text NOT NULL,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('tags');
CREATE UNIQUE INDEX tags_value ON tags (instance_id, value);
CREATE UNIQUE INDEX tags_folded_name ON tags (instance_id, folded_name);
CREATE INDEX tags_by_name ON tags (instance_id, name COLLATE "und-x-icu", uuid);
CREATE INDEX tags_by_change ON tags (instance_id, last_modified, uuid);

-- The channels of a network are one list with one version.
ALTER TABLE networks ADD COLUMN video_channels_version integer NOT NULL DEFAULT 1;

CREATE TABLE video_channels (
  uuid          text PRIMARY KEY,
  network_uuid  text NOT NULL REFERENCES networks,
  name          text NOT NULL,
  provider      text NOT NULL,
  active        boolean NOT NULL,
  -- Instance ids of sites of the network.
  instance_ids  jsonb NOT NULL DEFAULT '[]',
  sort_order    integer NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text
);
CREATE INDEX video_channels_of_network ON video_channels (network_uuid, sort_order);
GRANT SELECT, INSERT, UPDATE, DELETE ON video_channels TO touchline_app;

-- The media library: items, the files that they show, what is being uploaded, and files that are to go.

-- Identifiers and names are the specification's (§3); the service does not translate them.
CREATE TABLE media_categories (
  id         integer PRIMARY KEY,
  name       text NOT NULL,
  sort_order integer NOT NULL
);
GRANT SELECT ON media_categories TO touchline_app;
INSERT INTO media_categories (id, name, sort_order) VALUES
  (1, 'Porträtt', 0), (2, 'Action', 1), (3, 'Arena', 2), (4, 'Spelare', 3), (5, 'Sponsor', 4),
  (6, 'Lag', 5), (7, 'Match', 6), (8, 'Träning', 7), (9, 'Övrigt', 8), (12, 'Horro', 9);

-- Which site a key belongs to: pictures are shown to everybody, so a key is looked up before the site is known. It also keeps keys unique.
CREATE TABLE media_keys (
  key         text PRIMARY KEY,
  instance_id text NOT NULL REFERENCES sites
);
GRANT SELECT, INSERT, DELETE ON media_keys TO touchline_app;

-- Files that nothing refers to any more. The row comes in the transaction that lets go of the file; the sweep removes the file and then the row.
CREATE TABLE doomed_files (
  storage_key text PRIMARY KEY,
  doomed_at   timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON doomed_files TO touchline_app;
CREATE INDEX doomed_files_by_age ON doomed_files (doomed_at, storage_key);

-- A stored file that the service has opened and accepted. Several items may show it: the same file is stored once.
CREATE TABLE media_files (
  instance_id text NOT NULL,
  uuid        text NOT NULL,
  storage_key text NOT NULL,
  mimetype    text NOT NULL,
  size        bigint NOT NULL CHECK (size >= 0),
  width       integer NOT NULL CHECK (width > 0),
  height      integer NOT NULL CHECK (height > 0),
  -- Seconds; empty for a picture.
  duration    double precision,
  -- SHA-256 of the file as it was uploaded, hexadecimal; what is stored may be a cleaned copy.
  hash        text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('media_files');
CREATE UNIQUE INDEX media_files_hash ON media_files (instance_id, hash);
CREATE UNIQUE INDEX media_files_storage_key ON media_files (storage_key);

-- An item of the library. `key` is that of its mediaString and stays when another file takes the place of its own.
CREATE TABLE media (
  instance_id        text NOT NULL,
  uuid               text NOT NULL,
  type               text NOT NULL CHECK (type IN ('image', 'video')),
  key                text NOT NULL,
  status             text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'ready', 'failed')),
  name               text NOT NULL,
  description        text,
  is_private         boolean NOT NULL DEFAULT false,
  photographer       text,
  legal              text,
  focal_x            double precision CHECK (focal_x BETWEEN 0 AND 1),
  focal_y            double precision CHECK (focal_y BETWEEN 0 AND 1),
  is_locked          boolean NOT NULL DEFAULT false,
  is_hidden          boolean NOT NULL DEFAULT false,
  draft              boolean NOT NULL DEFAULT false,
  publish_date       timestamptz,
  thumbnail_uuid     text,
  file_uuid          text,
  poster_file_uuid   text,
  -- Of the file, to filter and to order by.
  size               bigint,
  sixteen_nine       boolean NOT NULL DEFAULT false,
  -- Rises whenever the address has something else to show.
  file_version       integer NOT NULL DEFAULT 1,
  views              integer NOT NULL DEFAULT 0,
  search_text        text NOT NULL,
  version            integer NOT NULL DEFAULT 1,
  created_at         timestamptz NOT NULL DEFAULT now(),
  created_by         text,
  last_modified      timestamptz NOT NULL DEFAULT now(),
  modified_by        text,
  PRIMARY KEY (instance_id, uuid),
  CHECK ((focal_x IS NULL) = (focal_y IS NULL)),
  CHECK ((status = 'ready') = (file_uuid IS NOT NULL)),
  FOREIGN KEY (instance_id, file_uuid) REFERENCES media_files,
  FOREIGN KEY (instance_id, poster_file_uuid) REFERENCES media_files
);
SELECT keep_sites_apart('media');
ALTER TABLE media
  ADD FOREIGN KEY (instance_id, thumbnail_uuid) REFERENCES media ON DELETE SET NULL (thumbnail_uuid);
CREATE UNIQUE INDEX media_key ON media (key);
-- What halves of the library are counted by stands in the index, so that counting them does not read the items.
CREATE INDEX media_by_creation ON media (instance_id, type, created_at, uuid) INCLUDE (is_private, draft, sixteen_nine, status);
CREATE INDEX media_by_name ON media (instance_id, type, name COLLATE "und-x-icu", uuid);
CREATE INDEX media_by_views ON media (instance_id, type, views, uuid);
-- A video without a file has no size; empty ones come last in both directions, which takes an index for each.
CREATE INDEX media_by_size ON media (instance_id, type, size, uuid);
CREATE INDEX media_by_size_down ON media (instance_id, type, size DESC NULLS LAST, uuid DESC);
CREATE INDEX media_of_uploader ON media (instance_id, type, created_by, created_at, uuid);
-- Private items, drafts and items without a file are few: one index finds them all, whatever their order.
CREATE INDEX media_private ON media (instance_id, type, uuid) WHERE is_private;
CREATE INDEX media_drafts ON media (instance_id, type, uuid) WHERE draft;
CREATE INDEX media_without_file ON media (instance_id, type, uuid) WHERE status <> 'ready';
CREATE INDEX media_of_file ON media (instance_id, file_uuid);
CREATE INDEX media_of_poster ON media (instance_id, poster_file_uuid) WHERE poster_file_uuid IS NOT NULL;
CREATE INDEX media_of_thumbnail ON media (instance_id, thumbnail_uuid) WHERE thumbnail_uuid IS NOT NULL;

CREATE TABLE media_category_links (
  instance_id text NOT NULL,
  media_uuid  text NOT NULL,
  category_id integer NOT NULL REFERENCES media_categories,
  sort_order  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (instance_id, media_uuid, category_id),
  FOREIGN KEY (instance_id, media_uuid) REFERENCES media ON DELETE CASCADE
);
SELECT keep_sites_apart('media_category_links');
CREATE INDEX media_category_links_of_category ON media_category_links (instance_id, category_id, media_uuid);

-- The tags of items, by their values, those of games among them. A change of them is a change of the item.
CREATE TABLE media_tags (
  instance_id text NOT NULL,
  media_uuid  text NOT NULL,
  -- Compared by its characters, so that `game.<uuid>` finds `game.<uuid>.<link type>` in the index, too.
  value       text COLLATE "C" NOT NULL,
  sort_order  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (instance_id, media_uuid, value),
  FOREIGN KEY (instance_id, media_uuid) REFERENCES media ON DELETE CASCADE
);
SELECT keep_sites_apart('media_tags');
CREATE INDEX media_tags_of_value ON media_tags (instance_id, value, media_uuid);

-- A file on its way: announced, perhaps reported, and part of no item yet.
CREATE TABLE uploads (
  instance_id text NOT NULL,
  uuid        text NOT NULL,
  type        text NOT NULL CHECK (type IN ('image', 'video')),
  -- The key of the item that may come of it, or of the video that it is for.
  key         text NOT NULL,
  video_uuid  text,
  storage_key text NOT NULL,
  file_name   text NOT NULL,
  mimetype    text NOT NULL,
  size        bigint NOT NULL,
  -- Filled once the upload was reported and the file accepted.
  file_uuid   text,
  rotated     boolean NOT NULL DEFAULT false,
  created_at  timestamptz NOT NULL DEFAULT now(),
  created_by  text,
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, file_uuid) REFERENCES media_files,
  FOREIGN KEY (instance_id, video_uuid) REFERENCES media
);
SELECT keep_sites_apart('uploads');
CREATE INDEX uploads_key ON uploads (instance_id, key);
CREATE INDEX uploads_by_age ON uploads (instance_id, created_at);
CREATE INDEX uploads_of_file ON uploads (instance_id, file_uuid) WHERE file_uuid IS NOT NULL;
CREATE INDEX uploads_of_video ON uploads (instance_id, video_uuid) WHERE video_uuid IS NOT NULL;
CREATE UNIQUE INDEX uploads_storage_key ON uploads (storage_key);

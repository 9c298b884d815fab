-- Settings of sites, the ads that they show, what visitors subscribe to and buy, and the feeds that they take content from (specification §3, §7).

-- Of each kind of settings a site has one row, from when they are first saved. Lists are kept as the contract has them, in their order and without what is
-- read from elsewhere; what they refer to is only ever marked as deleted.

CREATE TABLE game_header_settings (
  instance_id   text PRIMARY KEY,
  -- [{uuid, visible}], uuid that of a row of ssgts.
  competitions  jsonb NOT NULL DEFAULT '[]',
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text
);
SELECT keep_sites_apart('game_header_settings');

CREATE TABLE social_media_settings (
  instance_id   text PRIMARY KEY,
  -- [{type, url}].
  links         jsonb NOT NULL DEFAULT '[]',
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text
);
SELECT keep_sites_apart('social_media_settings');

CREATE TABLE ecal_settings (
  instance_id   text PRIMARY KEY,
  enabled       boolean NOT NULL DEFAULT false,
  api_key       text NOT NULL DEFAULT '',
  widget_id     text NOT NULL DEFAULT '',
  -- {en, sv}.
  button_text   jsonb NOT NULL DEFAULT '{}',
  -- The primary colour (specification §9).
  button_colour text NOT NULL DEFAULT '#D8127D',
  -- Uuids of rows of teams.
  teams         jsonb NOT NULL DEFAULT '[]',
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text
);
SELECT keep_sites_apart('ecal_settings');

CREATE TABLE editable_series_settings (
  instance_id   text PRIMARY KEY,
  -- [{uuid, editable}], uuid that of a row of series; one that is not named may be changed.
  series        jsonb NOT NULL DEFAULT '[]',
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text
);
SELECT keep_sites_apart('editable_series_settings');

-- Those of a network are kept with its master site, whose series they name.
CREATE TABLE game_filter_settings (
  instance_id         text PRIMARY KEY,
  -- [{uuid, visible}], uuid that of a row of series.
  filters             jsonb NOT NULL DEFAULT '[]',
  default_series_uuid text,
  show_played         boolean NOT NULL DEFAULT false,
  version             integer NOT NULL DEFAULT 1,
  created_at          timestamptz NOT NULL DEFAULT now(),
  created_by          text,
  last_modified       timestamptz NOT NULL DEFAULT now(),
  modified_by         text
);
SELECT keep_sites_apart('game_filter_settings');

CREATE TABLE dynamic_ads_providers (
  name         text PRIMARY KEY CHECK (name ~ '\S'),
  display_name text NOT NULL,
  sort_order   integer NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE, DELETE ON dynamic_ads_providers TO touchline_app;

CREATE TABLE dynamic_ads_configs (
  instance_id         text NOT NULL,
  uuid                text NOT NULL,
  -- The provider.
  name                text NOT NULL REFERENCES dynamic_ads_providers,
  company             text,
  import_script       text,
  redirect_link       text,
  -- [{id, name, html}].
  html_slots          jsonb NOT NULL DEFAULT '[]',
  is_selected         boolean NOT NULL DEFAULT false,
  is_active           boolean NOT NULL DEFAULT false,
  update_ads_sections boolean NOT NULL DEFAULT false,
  search_text         text NOT NULL,
  version             integer NOT NULL DEFAULT 1,
  created_at          timestamptz NOT NULL DEFAULT now(),
  created_by          text,
  last_modified       timestamptz NOT NULL DEFAULT now(),
  modified_by         text,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('dynamic_ads_configs');
CREATE UNIQUE INDEX dynamic_ads_configs_name ON dynamic_ads_configs (instance_id, name);
CREATE UNIQUE INDEX dynamic_ads_configs_selected ON dynamic_ads_configs (instance_id) WHERE is_selected;

-- What one may say about subscriptions is the console's; levels and subscriptions come from where they are sold.
CREATE TABLE subscription_texts (
  instance_id   text PRIMARY KEY,
  -- {language: {title, body}}.
  texts         jsonb NOT NULL DEFAULT '{}',
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text
);
SELECT keep_sites_apart('subscription_texts');

CREATE TABLE subscription_levels (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  name          text NOT NULL,
  price         numeric(10, 2) NOT NULL CHECK (price >= 0),
  active        boolean NOT NULL DEFAULT true,
  sort_order    integer NOT NULL DEFAULT 0,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('subscription_levels');

CREATE TABLE subscriptions (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  level_uuid    text NOT NULL,
  state         text NOT NULL CHECK (state IN ('active', 'paused', 'cancelled')),
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, level_uuid) REFERENCES subscription_levels
);
SELECT keep_sites_apart('subscriptions');
CREATE INDEX subscriptions_by_state ON subscriptions (instance_id, state);
CREATE INDEX subscriptions_of_level ON subscriptions (instance_id, level_uuid);

CREATE TABLE shop_categories (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  name          text NOT NULL,
  parent_uuid   text,
  product_count integer NOT NULL DEFAULT 0 CHECK (product_count >= 0),
  active        boolean NOT NULL DEFAULT true,
  sort_order    integer NOT NULL DEFAULT 0,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, parent_uuid) REFERENCES shop_categories
);
SELECT keep_sites_apart('shop_categories');
CREATE INDEX shop_categories_of_parent ON shop_categories (instance_id, parent_uuid);

CREATE TABLE content_feeds (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  name          text NOT NULL,
  url           text NOT NULL,
  format        text NOT NULL CHECK (format IN ('rss', 'atom', 'json')),
  active        boolean NOT NULL DEFAULT true,
  search_text   text NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('content_feeds');
-- An address may be longer than what an index holds.
CREATE UNIQUE INDEX content_feeds_url ON content_feeds (instance_id, md5(url));
CREATE INDEX content_feeds_by_name ON content_feeds (instance_id, name COLLATE "und-x-icu", uuid);

-- Who has which site is looked up by name; the name and the last visit come with the tokens of whoever opens the console.
ALTER TABLE accounts
  ADD COLUMN name text,
  ADD COLUMN last_seen timestamptz,
  -- As service/store/search-text.ts folds text. Generated, so that whatever writes an account can be found by it.
  ADD COLUMN search_text text GENERATED ALWAYS AS (
    replace(replace(replace(replace(translate(regexp_replace(
      normalize(lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || subject), NFKD), U&'[\0300-\036F]', '', 'g'),
      'øłđðħıŋ', 'olddhin'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED;
CREATE INDEX site_access_of_site ON site_access (instance_id, subject);

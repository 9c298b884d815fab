-- What belongs to the platform as a whole: networks and their sites, who may enter them, products, and the shared lists of sports.

CREATE TABLE networks (
  uuid       text PRIMARY KEY,
  name       text NOT NULL,
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE sites (
  instance_id  text PRIMARY KEY CHECK (instance_id <> ''),
  network_uuid text NOT NULL REFERENCES networks,
  name         text NOT NULL,
  display_name text NOT NULL,
  org          text NOT NULL,
  public_url   text NOT NULL,
  icon         text,
  is_master    boolean NOT NULL DEFAULT false,
  add_ons      jsonb NOT NULL,
  sort_order   integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX sites_one_master ON sites (network_uuid) WHERE is_master;
CREATE INDEX sites_of_network ON sites (network_uuid, sort_order);

-- `subject` is the identity provider's `sub` claim.
CREATE TABLE accounts (
  subject        text PRIMARY KEY CHECK (subject <> ''),
  email          text,
  is_super_admin boolean NOT NULL DEFAULT false
);

CREATE TABLE site_access (
  subject     text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  instance_id text NOT NULL REFERENCES sites ON DELETE CASCADE,
  PRIMARY KEY (subject, instance_id)
);

CREATE TABLE products (
  name         text PRIMARY KEY,
  display_name text NOT NULL,
  url          text NOT NULL,
  sort_order   integer NOT NULL DEFAULT 0
);

CREATE TABLE sports (
  uuid          text PRIMARY KEY,
  code          text NOT NULL UNIQUE,
  names         jsonb NOT NULL DEFAULT '[]',
  display_name  text NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  deleted       boolean NOT NULL DEFAULT false
);

CREATE TABLE external_id_types (
  uuid    text PRIMARY KEY,
  code    text NOT NULL UNIQUE,
  name    text NOT NULL,
  visible boolean NOT NULL DEFAULT true
);

CREATE TABLE game_types (
  uuid          text PRIMARY KEY,
  code          text NOT NULL UNIQUE,
  names         jsonb NOT NULL DEFAULT '[]',
  display_name  text NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  deleted       boolean NOT NULL DEFAULT false
);

GRANT SELECT, INSERT, UPDATE, DELETE
  ON networks, sites, accounts, site_access, products, sports, external_id_types, game_types TO touchline_app;

-- Makes a table hold the rows of every site and show only those of the site that the transaction has set. Without a setting it
-- shows nothing and takes nothing. The owner is bound as well (FORCE), so a mistaken login cannot open the table.
CREATE FUNCTION keep_sites_apart(site_table regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($sql$
    ALTER TABLE %1$s
      ALTER COLUMN instance_id SET DEFAULT current_setting('app.instance_id', true),
      ADD CHECK (instance_id <> ''),
      ADD FOREIGN KEY (instance_id) REFERENCES sites,
      ENABLE ROW LEVEL SECURITY,
      FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_site ON %1$s
      USING (instance_id = (SELECT current_setting('app.instance_id', true)))
      WITH CHECK (instance_id = (SELECT current_setting('app.instance_id', true)));
    GRANT SELECT, INSERT, UPDATE, DELETE ON %1$s TO touchline_app;
  $sql$, site_table);
END
$$;

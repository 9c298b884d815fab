-- Sponsors of a site, the groups that its pages show them in, and who stands in which group (specification §7).

CREATE TABLE sponsors (
  instance_id     text NOT NULL,
  uuid            text NOT NULL,
  name            text NOT NULL,
  folded_name     text NOT NULL,
  -- mediaStrings of images.
  logo            text,
  logo_dark       text,
  alt             text,
  url             text,
  url_parameters  text,
  open_in_new_tab boolean NOT NULL DEFAULT true,
  active          boolean NOT NULL DEFAULT true,
  contract_from   date,
  contract_until  date,
  warn_days       integer NOT NULL DEFAULT 30 CHECK (warn_days BETWEEN 0 AND 365),
  -- {name, email, phone}: personal data. The history tells of its changes by their number, never of what it says.
  contact         jsonb,
  contact_version integer NOT NULL DEFAULT 0,
  note            text,
  external_id     text,
  search_text     text NOT NULL,
  version         integer NOT NULL DEFAULT 1,
  created_at      timestamptz NOT NULL DEFAULT now(),
  created_by      text,
  last_modified   timestamptz NOT NULL DEFAULT now(),
  modified_by     text,
  PRIMARY KEY (instance_id, uuid),
  CHECK (contract_until >= contract_from)
);
SELECT keep_sites_apart('sponsors');
CREATE UNIQUE INDEX sponsors_external_id ON sponsors (instance_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX sponsors_by_name ON sponsors (instance_id, name COLLATE "und-x-icu", uuid);
CREATE INDEX sponsors_by_end ON sponsors (instance_id, contract_until, uuid);
CREATE INDEX sponsors_by_change ON sponsors (instance_id, last_modified, uuid);
CREATE INDEX sponsors_folded_name ON sponsors (instance_id, folded_name);

-- The groups of a site as one list, which is saved whole: of two who save at once one is stale.
CREATE TABLE sponsor_setups (
  instance_id   text PRIMARY KEY,
  -- By which the history of the list finds it.
  uuid          text NOT NULL GENERATED ALWAYS AS (instance_id) STORED,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text
);
SELECT keep_sites_apart('sponsor_setups');

CREATE TABLE sponsor_groups (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  -- The main group of a network is kept with its master site.
  is_main       boolean NOT NULL DEFAULT false,
  name          text NOT NULL,
  -- [{language, translation}].
  names         jsonb NOT NULL DEFAULT '[]',
  size          text NOT NULL DEFAULT 'normal' CHECK (size IN ('small', 'normal', 'large')),
  columns       integer NOT NULL DEFAULT 4 CHECK (columns BETWEEN 2 AND 8),
  ground        text NOT NULL DEFAULT 'site' CHECK (ground IN ('light', 'dark', 'site')),
  greyscale     boolean NOT NULL DEFAULT false,
  show_heading  boolean NOT NULL DEFAULT true,
  visible       boolean NOT NULL DEFAULT true,
  ordering      text NOT NULL DEFAULT 'fixed' CHECK (ordering IN ('fixed', 'shuffle')),
  sort_order    integer NOT NULL DEFAULT 0,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('sponsor_groups');
CREATE UNIQUE INDEX sponsor_groups_main ON sponsor_groups (instance_id) WHERE is_main;

CREATE TABLE sponsor_memberships (
  instance_id   text NOT NULL,
  group_uuid    text NOT NULL,
  sponsor_uuid  text NOT NULL,
  sort_order    integer NOT NULL DEFAULT 0,
  visible_from  date,
  visible_until date,
  -- Another address than the sponsor's own.
  url           text,
  PRIMARY KEY (instance_id, group_uuid, sponsor_uuid),
  FOREIGN KEY (instance_id, group_uuid) REFERENCES sponsor_groups ON DELETE CASCADE,
  FOREIGN KEY (instance_id, sponsor_uuid) REFERENCES sponsors ON DELETE CASCADE,
  CHECK (visible_until >= visible_from)
);
SELECT keep_sites_apart('sponsor_memberships');
CREATE INDEX sponsor_memberships_of_sponsor ON sponsor_memberships (instance_id, sponsor_uuid);

DO $$
DECLARE
  -- There is one main group and one list of groups; a group of the list has a page for its sponsors.
  groups jsonb := audit_subject('sponsor_groups', $sql$CASE WHEN r.is_main THEN 'main-sponsors' ELSE 'site-sponsors' END$sql$,
    id => 'CASE WHEN r.is_main THEN r.instance_id ELSE r.uuid END', title => 'CASE WHEN NOT r.is_main THEN r.name END');
BEGIN
  PERFORM keep_history(audit_subject('sponsors', '''sponsor''', title => 'r.name'), '{"folded_name": null, "contact_version": null}',
    $sql$to_jsonb(r) || jsonb_build_object('contact', CASE WHEN r.contact IS NOT NULL THEN r.contact_version END)$sql$);
  -- What a group of the list is called and looks like is told of the list.
  PERFORM keep_history(groups, '{"is_main": null, "sort_order": null, "ordering": "order"}',
    $sql$CASE WHEN r.is_main THEN to_jsonb(r) ELSE '{}' END$sql$);
  PERFORM keep_history_of_list('sponsor_memberships', groups, 'group_uuid', 'sponsors',
    $sql$jsonb_build_object('sponsorId', r.sponsor_uuid, 'visibleFrom', r.visible_from, 'visibleUntil', r.visible_until, 'url', r.url)$sql$,
    'r.sort_order, r.sponsor_uuid');
  PERFORM keep_history_of_list('sponsor_groups', audit_subject('sponsor_setups', '''site-sponsor-groups''', id => 'r.instance_id'), 'instance_id', 'groups',
    $sql$jsonb_build_object('id', r.uuid, 'name', r.name, 'names', r.names, 'size', r.size, 'columns', r.columns, 'ground', r.ground, 'greyscale', r.greyscale,
      'showHeading', r.show_heading, 'visible', r.visible, 'order', r.ordering)$sql$, 'r.sort_order, r.uuid', 'NOT r.is_main');
END
$$;

-- How the pages of a site are put together: layouts with groups of sections, slides, what was published, and pages (specification §1, §3, §4).

CREATE TABLE site_layouts (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  name          text NOT NULL,
  -- Without letter case.
  folded_name   text NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('startPage', 'page', 'article', 'team', 'game')),
  is_start_page boolean NOT NULL DEFAULT false,
  active        boolean NOT NULL DEFAULT true,
  -- The contract's LayoutSettings, whole.
  settings      jsonb NOT NULL DEFAULT '{}',
  published_at  timestamptz,
  published_by  text,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('site_layouts');
CREATE UNIQUE INDEX site_layouts_folded_name ON site_layouts (instance_id, folded_name);
CREATE UNIQUE INDEX site_layouts_start_page ON site_layouts (instance_id) WHERE is_start_page;
CREATE INDEX site_layouts_by_name ON site_layouts (instance_id, name COLLATE "und-x-icu", uuid);
CREATE INDEX site_layouts_by_change ON site_layouts (instance_id, last_modified, uuid);

CREATE TABLE section_groups (
  instance_id text NOT NULL,
  uuid        text NOT NULL,
  layout_uuid text NOT NULL,
  name        text NOT NULL,
  area        text NOT NULL CHECK (area IN ('top', 'main', 'side', 'bottom')),
  columns     integer NOT NULL,
  visible     boolean NOT NULL,
  sort_order  integer NOT NULL,
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, layout_uuid) REFERENCES site_layouts ON DELETE CASCADE
);
SELECT keep_sites_apart('section_groups');
CREATE INDEX section_groups_of_layout ON section_groups (instance_id, layout_uuid, sort_order);

CREATE TABLE sections (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  layout_uuid   text NOT NULL,
  group_uuid    text NOT NULL,
  type          text NOT NULL,
  title         text NOT NULL,
  show_title    boolean NOT NULL,
  visible       boolean NOT NULL,
  visible_from  timestamptz,
  visible_until timestamptz,
  hidden_on     text[] NOT NULL,
  span          integer NOT NULL,
  -- JSON as it came, every key in its place; slides of a carousel stand in a table of their own.
  config        text NOT NULL,
  sort_order    integer NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  last_modified timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, layout_uuid) REFERENCES site_layouts ON DELETE CASCADE,
  FOREIGN KEY (instance_id, group_uuid) REFERENCES section_groups ON DELETE CASCADE
);
SELECT keep_sites_apart('sections');
CREATE INDEX sections_of_layout ON sections (instance_id, layout_uuid, group_uuid, sort_order);
CREATE INDEX sections_of_group ON sections (instance_id, group_uuid);

CREATE TABLE slides (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  layout_uuid   text NOT NULL,
  section_uuid  text NOT NULL,
  -- The slide as it came, JSON without what the service says of it.
  fields        text NOT NULL,
  sort_order    integer NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, layout_uuid) REFERENCES site_layouts ON DELETE CASCADE,
  FOREIGN KEY (instance_id, section_uuid) REFERENCES sections ON DELETE CASCADE
);
SELECT keep_sites_apart('slides');
CREATE INDEX slides_of_layout ON slides (instance_id, layout_uuid);
CREATE INDEX slides_of_section ON slides (instance_id, section_uuid, sort_order);

-- Which site an id of a group, section or slide belongs to: consoles make them, and one that another site has is refused. It stays the site's when its thing is
-- gone, for an older layout may bring that back.
CREATE TABLE layout_part_ids (
  instance_id text NOT NULL,
  id          text PRIMARY KEY
);
SELECT keep_sites_apart('layout_part_ids');

-- What layouts refer to, so that what is used is found from what it is: written with the sections and slides that say so.
CREATE TABLE layout_references (
  instance_id  text NOT NULL,
  layout_uuid  text NOT NULL,
  -- Empty for the settings of the layout.
  section_uuid text,
  slide_uuid   text,
  kind         text NOT NULL,
  -- Key of an item of the library, uuid, or value of a tag.
  value        text NOT NULL,
  -- Dotted path of the property in the section, in the slide, or in the layout.
  path         text NOT NULL,
  FOREIGN KEY (instance_id, layout_uuid) REFERENCES site_layouts ON DELETE CASCADE
);
SELECT keep_sites_apart('layout_references');
CREATE INDEX layout_references_of_layout ON layout_references (instance_id, layout_uuid);
CREATE INDEX layout_references_to ON layout_references (instance_id, kind, value);

CREATE TABLE layout_publications (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  layout_uuid   text NOT NULL,
  -- What the console calls the publish; each part that is saved with it joins. Without one each save is a publish.
  publish_id    text,
  published_at  timestamptz NOT NULL,
  published_by  text,
  section_count integer NOT NULL,
  -- The contract's SiteLayout as it stood afterwards.
  layout        json NOT NULL,
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, layout_uuid) REFERENCES site_layouts ON DELETE CASCADE
);
SELECT keep_sites_apart('layout_publications');
CREATE INDEX layout_publications_by_time ON layout_publications (instance_id, layout_uuid, published_at, uuid);

-- Page organisation.
CREATE TABLE pages (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  title         text NOT NULL,
  -- With a slash in front and none at the end.
  slug          text NOT NULL CHECK (slug LIKE '/%'),
  folded_slug   text NOT NULL,
  parent_uuid   text,
  -- Empty once its layout was deleted although the page was drawn with it.
  layout_uuid   text,
  route_uuid    text,
  visible       boolean NOT NULL,
  in_sitemap    boolean NOT NULL,
  sort_order    integer NOT NULL,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('pages');
CREATE UNIQUE INDEX pages_folded_slug ON pages (instance_id, folded_slug);
CREATE INDEX pages_of_parent ON pages (instance_id, parent_uuid, sort_order);
CREATE INDEX pages_of_layout ON pages (instance_id, layout_uuid);

-- The layouts that a site starts with: a start page that shows what is new, and one for pages.
CREATE FUNCTION make_layouts(site text, lang text, made timestamptz DEFAULT now()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  start text := left(md5(site || ' start'), 12);
  body text := left(md5(site || ' main'), 12);
  sections jsonb := jsonb_build_array(
    jsonb_build_object('id', left(md5(site || ' games'), 12), 'type', 'GAMES', 'title', CASE lang WHEN 'sv' THEN 'Matcher' ELSE 'Games' END,
      'config', '{"show":"upcoming","count":5}'),
    jsonb_build_object('id', left(md5(site || ' news'), 12), 'type', 'ARTICLE LIST', 'title', CASE lang WHEN 'sv' THEN 'Senaste nytt' ELSE 'Latest news' END,
      'config', '{"source":"latest","count":9,"display":"cards","skipShown":true}'));
BEGIN
  PERFORM set_config('app.instance_id', site, true);
  INSERT INTO site_layouts (instance_id, uuid, name, folded_name, kind, is_start_page, created_at, last_modified) VALUES
    (site, start, CASE lang WHEN 'sv' THEN 'Startsida' ELSE 'Start page' END, CASE lang WHEN 'sv' THEN 'startsida' ELSE 'start page' END, 'startPage', true, made, made),
    (site, left(md5(site || ' page'), 12), CASE lang WHEN 'sv' THEN 'Sida' ELSE 'Page' END, CASE lang WHEN 'sv' THEN 'sida' ELSE 'page' END, 'page', false, made, made);
  INSERT INTO section_groups (instance_id, uuid, layout_uuid, name, area, columns, visible, sort_order)
  VALUES (site, body, start, CASE lang WHEN 'sv' THEN 'Innehåll' ELSE 'Content' END, 'main', 1, true, 0);
  INSERT INTO sections (instance_id, uuid, layout_uuid, group_uuid, type, title, show_title, visible, hidden_on, span, config, sort_order, created_at, last_modified)
  SELECT site, s.one->>'id', start, body, s.one->>'type', s.one->>'title', true, true, '{}', 1, s.one->>'config', s.place - 1, made, made
  FROM jsonb_array_elements(sections) WITH ORDINALITY s(one, place);
  INSERT INTO layout_part_ids (instance_id, id) SELECT site, body UNION ALL SELECT site, s.one->>'id' FROM jsonb_array_elements(sections) s(one);
END
$$;

DO $$
DECLARE
  site record;
BEGIN
  FOR site IN SELECT instance_id, lang FROM sites LOOP
    -- The same moment wherever it runs: a restored backup becomes what the database becomes.
    PERFORM make_layouts(site.instance_id, site.lang, '2026-11-25T00:00:00Z');
  END LOOP;
  PERFORM set_config('app.instance_id', '', true);
END
$$;

-- What migrations make is nobody's change: the history begins after it.
DO $$
DECLARE
  layout jsonb := audit_subject('site_layouts', '''layout''', title => 'r.name');
BEGIN
  PERFORM keep_history(layout, '{"folded_name": null, "published_at": null, "published_by": null}');
  PERFORM keep_history_of_list('section_groups', layout, 'layout_uuid', 'sectionGroups', $sql$jsonb_build_object('name', r.name, 'area', r.area,
    'columns', r.columns, 'visible', r.visible, 'sortOrder', r.sort_order)$sql$, name => 'r.uuid');
  PERFORM keep_history_of_list('sections', layout, 'layout_uuid', 'sectionGroups.sections', $sql$jsonb_build_object('sectionGroupId', r.group_uuid, 'type', r.type,
    'title', r.title, 'showTitle', r.show_title, 'visible', r.visible, 'visibleFrom', audit_value('instant', to_jsonb(r.visible_from), r.instance_id),
    'visibleUntil', audit_value('instant', to_jsonb(r.visible_until), r.instance_id), 'hiddenOn', to_jsonb(r.hidden_on), 'span', r.span,
    'sortOrder', r.sort_order, 'config', r.config::jsonb)$sql$, name => 'r.uuid');
  PERFORM keep_history_of_list('slides', layout, 'layout_uuid', 'sectionGroups.slides', $sql$r.fields::jsonb - 'id' || jsonb_build_object('sectionId', r.section_uuid,
    'sortOrder', r.sort_order)$sql$, name => 'r.uuid');
  PERFORM keep_history(audit_subject('pages', '''page''', title => 'r.title'),
    '{"folded_slug": null, "parent_uuid": "parentId", "layout_uuid": "layoutId", "route_uuid": "routeId"}');
END
$$;

-- A site that comes later has them from the start.
CREATE FUNCTION make_layouts_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.instance_id', true);
BEGIN
  PERFORM make_layouts(NEW.instance_id, NEW.lang);
  PERFORM set_config('app.instance_id', coalesce(before, ''), true);
  RETURN NULL;
END
$$;
CREATE TRIGGER make_layouts AFTER INSERT ON sites FOR EACH ROW EXECUTE FUNCTION make_layouts_of_site();

-- Who changed what, and when: an entry for each thing and transaction, written by triggers and by nobody else (docs/decisions/0013-audit.md).

CREATE TABLE audit_entries (
  id            bigint GENERATED ALWAYS AS IDENTITY,
  network_uuid  text NOT NULL,
  -- The site whose thing it is; of what a network has in common, its master site.
  instance_id   text NOT NULL CHECK (instance_id <> ''),
  at            timestamptz NOT NULL,
  transaction   xid8 NOT NULL,
  -- Empty for what the service did by itself.
  actor_subject text,
  actor_name    text,
  entity        text NOT NULL,
  entity_id     text NOT NULL,
  -- What it was called then.
  title         text,
  action        text NOT NULL CHECK (action IN ('created', 'changed', 'deleted')),
  -- {path of the contract: {before, after}}; either is left out where the property was not there.
  changes       jsonb NOT NULL,
  -- Made together with many others: only that it was made is recorded.
  is_brief      boolean NOT NULL,
  PRIMARY KEY (network_uuid, at, id)
);
CREATE UNIQUE INDEX audit_entries_of_thing ON audit_entries (instance_id, entity, entity_id, at, transaction);
CREATE INDEX audit_entries_of_actor ON audit_entries (network_uuid, actor_subject, at) WHERE actor_subject IS NOT NULL;

-- The service reads: a site its own entries, a super administrator those of the network. The owner, as whom the triggers work, reaches the entries of the running transaction.
GRANT SELECT ON audit_entries TO touchline_app;
ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON audit_entries FOR SELECT TO touchline_app
  USING (instance_id = (SELECT current_setting('app.instance_id', true))
    OR network_uuid = (SELECT nullif(current_setting('app.network_uuid', true), '')));
CREATE POLICY own_transaction ON audit_entries TO CURRENT_USER
  USING (transaction = pg_current_xact_id()) WITH CHECK (transaction = pg_current_xact_id());

-- What is written stays: a superuser, too, would have to remove this trigger first.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' OR OLD.transaction <> pg_current_xact_id() THEN
    RAISE EXCEPTION 'Entries of the audit cannot be changed.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END
$$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- What the contract shows where a row keeps an identifier, with the names of then: the thing may be gone later.
CREATE FUNCTION audit_value(kind text, value jsonb, site text) RETURNS jsonb STABLE LANGUAGE plpgsql AS $$
DECLARE
  ident text := value #>> '{}';
  found jsonb;
BEGIN
  IF value IS NULL OR value = 'null' THEN
    RETURN value;
  END IF;
  CASE kind
    WHEN 'instant' THEN
      RETURN to_jsonb(to_char(ident::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
    WHEN 'team' THEN
      SELECT jsonb_build_object('uuid', uuid, 'displayName', display_name, 'teamCode', team_code) INTO found
      FROM teams WHERE instance_id = site AND uuid = ident;
    WHEN 'season' THEN
      SELECT jsonb_build_object('uuid', uuid, 'code', code, 'displayName', display_name, 'names', names) INTO found
      FROM seasons WHERE instance_id = site AND uuid = ident;
    WHEN 'series' THEN
      SELECT jsonb_build_object('uuid', uuid, 'code', code, 'displayName', display_name, 'names', names) INTO found
      FROM series WHERE instance_id = site AND uuid = ident;
    WHEN 'gameType' THEN
      SELECT jsonb_build_object('uuid', uuid, 'code', code, 'displayName', display_name, 'names', names) INTO found
      FROM game_types WHERE uuid = ident;
    WHEN 'sport' THEN
      SELECT jsonb_build_object('uuid', uuid, 'code', code, 'displayName', display_name, 'names', names) INTO found
      FROM sports WHERE uuid = ident;
    WHEN 'category' THEN
      SELECT jsonb_build_object('id', c.id, 'name', c.name) INTO found FROM media_categories c WHERE c.id = ident::integer;
    WHEN 'tag' THEN
      found := jsonb_build_object('value', ident, 'name', audit_tag_name(ident, site));
    WHEN 'venueName' THEN
      SELECT to_jsonb(name) INTO found FROM venues WHERE instance_id = site AND uuid = ident;
    WHEN 'mediaString' THEN
      SELECT to_jsonb(type || '|embedded|' || key) INTO found FROM media WHERE instance_id = site AND uuid = ident;
    WHEN 'fileHash' THEN
      SELECT to_jsonb(hash) INTO found FROM media_files WHERE instance_id = site AND uuid = ident;
    WHEN 'placed', 'competitionRows', 'seriesRows' THEN
      SELECT coalesce(jsonb_agg(e.entry || jsonb_build_object('sortOrder', e.place - 1) || CASE kind
        WHEN 'competitionRows' THEN jsonb_build_object('name', (SELECT c.display_name FROM ssgts c
          WHERE c.instance_id = site AND c.uuid = e.entry->>'uuid'))
        WHEN 'seriesRows' THEN jsonb_build_object('name', (SELECT s.display_name FROM series s
          WHERE s.instance_id = site AND s.uuid = e.entry->>'uuid'))
        ELSE '{}' END ORDER BY e.place), '[]') INTO found
      FROM jsonb_array_elements(value) WITH ORDINALITY e(entry, place);
    WHEN 'editableSeries' THEN
      SELECT coalesce(jsonb_agg(e.entry || coalesce((SELECT jsonb_build_object('code', s.code, 'names', s.names) FROM series s
          WHERE s.instance_id = site AND s.uuid = e.entry->>'uuid'), '{}') ORDER BY e.place), '[]') INTO found
      FROM jsonb_array_elements(value) WITH ORDINALITY e(entry, place);
    WHEN 'menuItems' THEN
      found := audit_menu_items(value);
    WHEN 'externalIds' THEN
      SELECT coalesce(jsonb_agg((e.entry - 'type') || jsonb_build_object('extIdType',
        jsonb_build_object('uuid', k.uuid, 'code', k.code, 'visible', k.visible, 'name', k.name)) ORDER BY e.place), '[]') INTO found
      FROM jsonb_array_elements(value) WITH ORDINALITY e(entry, place) JOIN external_id_types k ON k.uuid = e.entry->>'type';
  END CASE;
  RETURN coalesce(found, CASE WHEN kind IN ('venueName', 'mediaString', 'fileHash') THEN value ELSE jsonb_build_object('uuid', ident) END);
END
$$;

-- The items of a menu by their ids, each with the one that it follows: a change of one tells of that one and not of a tree of thousand.
CREATE FUNCTION audit_menu_items(children jsonb) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  WITH RECURSIVE items AS (
    SELECT c.item, c.previous FROM (
      SELECT e.item, lag(e.item->'id') OVER (ORDER BY e.place) AS previous FROM jsonb_array_elements(children) WITH ORDINALITY e(item, place)) c
    UNION ALL
    SELECT c.item, c.previous FROM items i, LATERAL (
      SELECT e.item, lag(e.item->'id') OVER (ORDER BY e.place) AS previous
      FROM jsonb_array_elements(i.item->'children') WITH ORDINALITY e(item, place)) c)
  SELECT coalesce(jsonb_object_agg(item->>'id', item - 'children' - 'id' || jsonb_build_object('previousId', previous)), '{}') FROM items
$$;

-- What a tag stands for is called, as media show it.
CREATE FUNCTION audit_tag_name(value text, site text) RETURNS text STABLE LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT name FROM tags WHERE instance_id = site AND tags.value = $1),
    CASE split_part($1, '.', 1)
      WHEN 'team' THEN (SELECT display_name FROM teams WHERE instance_id = site AND uuid = split_part($1, '.', 2))
      WHEN 'player' THEN (SELECT trim(concat_ws(' ', first_name, last_name)) FROM players
        WHERE instance_id = site AND uuid = split_part($1, '.', 2))
      WHEN 'series' THEN (SELECT display_name FROM series WHERE instance_id = site AND uuid = split_part($1, '.', 2))
      WHEN 'game' THEN (SELECT coalesce(home_name, '?') || ' - ' || coalesce(away_name, '?') FROM games
        WHERE instance_id = site AND uuid = split_part($1, '.', 2))
    END, $1)
$$;

-- What differs between two values at a path: {path: {before, after}}, inside of objects by property. NULL is a property that is not there.
CREATE FUNCTION audit_differences(path text, before jsonb, after jsonb) RETURNS jsonb IMMUTABLE LANGUAGE plpgsql AS $$
BEGIN
  IF before IS NOT DISTINCT FROM after THEN
    RETURN '{}';
  ELSIF jsonb_typeof(before) = 'object' AND jsonb_typeof(after) = 'object' THEN
    RETURN (SELECT coalesce(jsonb_object_agg(d.key, d.value), '{}')
      FROM (SELECT jsonb_object_keys(before || after) AS name) part,
        jsonb_each(audit_differences(path || '.' || part.name, before->part.name, after->part.name)) d);
  END IF;
  RETURN jsonb_build_object(path, CASE WHEN before IS NULL THEN '{}' ELSE jsonb_build_object('before', before) END
    || CASE WHEN after IS NULL THEN '{}' ELSE jsonb_build_object('after', after) END);
END
$$;

-- What differs between two rows in the contract's terms. `paths` names columns whose path is not their name in camel case: a path, [path, kind of value], or null for
-- one that nobody sees. Of a row that is new or gone (NULL) what is empty is not told.
CREATE FUNCTION audit_changes(before jsonb, after jsonb, paths jsonb, site text) RETURNS jsonb STABLE LANGUAGE plpgsql AS $$
DECLARE
  result jsonb := '{}';
  part record;
  rule jsonb;
  path text;
BEGIN
  FOR part IN
    SELECT c.name, before->c.name AS was, after->c.name AS became FROM jsonb_object_keys(coalesce(after, before)) c(name)
    WHERE before->c.name IS DISTINCT FROM after->c.name
      AND (before IS NOT NULL AND after IS NOT NULL OR coalesce(after, before)->c.name NOT IN ('null', '[]', '{}', '""', 'false'))
  LOOP
    rule := paths->part.name;
    CONTINUE WHEN rule = 'null';
    path := coalesce(CASE jsonb_typeof(rule) WHEN 'array' THEN rule->>0 ELSE rule #>> '{}' END,
      lower(left(part.name, 1)) || substr(replace(initcap(replace(part.name, '_', ' ')), ' ', ''), 2));
    result := result || CASE WHEN jsonb_typeof(rule) = 'array'
      THEN audit_differences(path, audit_value(rule->>1, part.was, site), audit_value(rule->>1, part.became, site))
      ELSE audit_differences(path, part.was, part.became) END;
  END LOOP;
  RETURN result;
END
$$;

-- Two changes of one thing as one: what was before the first becomes what is after the second. What came back is no change.
CREATE FUNCTION audit_merged(first jsonb, second jsonb) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT (first - ARRAY(SELECT jsonb_object_keys(second))) || coalesce(
    (SELECT jsonb_object_agg(d.key, d.value) FROM jsonb_each(second) s,
      jsonb_each(CASE WHEN first ? s.key THEN audit_differences(s.key, first->s.key->'before', s.value->'after')
        ELSE jsonb_build_object(s.key, s.value) END) d), '{}')
$$;

-- How things of a table are called in the audit: SQL over its row `r`. `site` and `network` say where it belongs.
CREATE FUNCTION audit_subject(of_table regclass, entity text, id text DEFAULT 'r.uuid', title text DEFAULT 'NULL',
  site text DEFAULT 'r.instance_id', network text DEFAULT '(SELECT s.network_uuid FROM sites s WHERE s.instance_id = r.instance_id)')
RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT jsonb_build_object('table', of_table, 'entity', entity, 'id', id, 'title', title, 'site', site, 'network', network)
$$;

-- SQL that writes entries from a query of (network, site, entity, id, title, action, changes, brief), one for each thing; merged with what the transaction
-- wrote of it before, and taken back where nothing is left of that.
CREATE FUNCTION audit_insert(query text) RETURNS text IMMUTABLE LANGUAGE sql AS $outer$
  SELECT format($sql$
    WITH told AS MATERIALIZED (%s),
    written AS (
      INSERT INTO audit_entries AS e (network_uuid, instance_id, at, transaction, actor_subject, actor_name,
        entity, entity_id, title, action, changes, is_brief)
      SELECT t.network, t.site, now(), pg_current_xact_id(), nullif(current_setting('app.actor', true), ''),
        nullif(current_setting('app.actor_name', true), ''), t.entity, t.id, t.title, t.action, t.changes, t.brief
      FROM told t WHERE t.action <> 'changed' OR t.changes <> '{}'
      ON CONFLICT (instance_id, entity, entity_id, at, transaction) DO UPDATE SET
        title = coalesce(excluded.title, e.title),
        changes = CASE WHEN e.is_brief THEN e.changes ELSE audit_merged(e.changes, excluded.changes) END,
        action = CASE WHEN excluded.action = 'deleted' THEN 'deleted' WHEN e.action = 'changed' THEN excluded.action ELSE e.action END
      RETURNING e.action, e.changes)
    SELECT bool_or(w.action = 'changed' AND w.changes = '{}') INTO is_hollow FROM written w;
    IF is_hollow THEN
      DELETE FROM audit_entries e USING sites s WHERE e.network_uuid = s.network_uuid AND e.at = now()
        AND e.transaction = pg_current_xact_id() AND e.action = 'changed' AND e.changes = '{}';
    END IF;
  $sql$, query)
$outer$;

-- Makes a trigger function and its triggers for inserted, updated and deleted rows. Such a trigger runs once for a statement, so that it costs a bulk insert little.
CREATE FUNCTION audit_triggers(on_table regclass, name text, inserted text, updated text, deleted text) RETURNS void LANGUAGE plpgsql AS $outer$
BEGIN
  -- A plan is kept that was made for the first statement's few rows: nested loops over the rows of a later one would take hours.
  EXECUTE format($sql$
    CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public SET enable_nestloop = off SET jit = off AS $body$
    DECLARE
      is_hollow boolean;
      is_brief boolean := false;
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF EXISTS (SELECT 1 FROM old_rows) THEN
          %5$s
        END IF;
      ELSIF EXISTS (SELECT 1 FROM new_rows) THEN
        IF TG_OP = 'INSERT' THEN
          %3$s
        ELSE
          %4$s
        END IF;
      END IF;
      RETURN NULL;
    END
    $body$;
    CREATE TRIGGER %6$I AFTER INSERT ON %2$s REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    CREATE TRIGGER %7$I AFTER UPDATE ON %2$s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    CREATE TRIGGER %8$I AFTER DELETE ON %2$s REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
  $sql$, name, on_table, inserted, updated, deleted, name || '_insert', name || '_update', name || '_delete');
END
$outer$;

-- Records every change of a table's rows, each a thing of its own. `paths`: see audit_changes; `row_json` is the row where it is more than its columns.
CREATE FUNCTION keep_history(subject jsonb, paths jsonb DEFAULT '{}', row_json text DEFAULT 'to_jsonb(r)') RETURNS void LANGUAGE plpgsql AS $outer$
DECLARE
  -- The key, and what the service keeps about every row.
  unseen jsonb := '{"instance_id": null, "uuid": null, "version": null, "created_at": null, "created_by": null, "last_modified": null,
    "modified_by": null, "search_text": null, "search_head": null}';
  key text := (SELECT format('jsonb_build_array(%s)', string_agg(format('r.%I', a.attname), ', ')) FROM pg_index i
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
    WHERE i.indrelid = (subject->>'table')::regclass AND i.indisprimary);
  told text := format('%s AS network, %s AS site, %s AS entity, %s AS id, %s AS title, %s AS row, %s AS key',
    subject->>'network', subject->>'site', subject->>'entity', subject->>'id', subject->>'title', row_json, key);
  rules text := format('%L::jsonb', unseen || paths);
  -- A row that differs in nothing else is not looked at: renaming a series rewrites what all of its games are ordered by.
  untold text := format('%L::text[]', ARRAY(SELECT r.key FROM jsonb_each(unseen || paths) r WHERE r.value = 'null'));
BEGIN
  PERFORM audit_triggers((subject->>'table')::regclass, 'audit_' || (subject->>'table'),
    -- Of many that one statement makes, as a seed does, only that they were made is recorded: their values stand in the rows.
    'is_brief := (SELECT count(*) > 100 FROM new_rows);' || audit_insert(format($sql$
      SELECT n.*, 'created' AS action, is_brief AS brief,
        CASE WHEN is_brief THEN '{}' ELSE audit_changes(NULL, n.row, %2$s, n.site) END AS changes
      FROM (SELECT %1$s FROM new_rows r OFFSET 0) n$sql$, told, rules)),
    audit_insert(format($sql$
      SELECT c.*, CASE WHEN c.changes #> '{deleted,after}' = 'true' THEN 'deleted' ELSE 'changed' END AS action, false AS brief
      FROM (SELECT n.*, audit_changes(o.row, n.row, %2$s, n.site) AS changes
        FROM (SELECT %1$s FROM new_rows r OFFSET 0) n
        JOIN (SELECT %3$s AS row, %4$s AS key FROM old_rows r OFFSET 0) o
          ON o.key = n.key AND o.row - %5$s IS DISTINCT FROM n.row - %5$s OFFSET 0) c$sql$,
      told, rules, row_json, key, untold)),
    audit_insert(format($sql$
      SELECT o.*, 'deleted' AS action, false AS brief,
        audit_changes(o.row, NULL, %2$s, o.site) AS changes
      FROM (SELECT %1$s FROM old_rows r OFFSET 0) o$sql$, told, rules)));
END
$outer$;

-- Records the rows of a table as a list that a thing has at a path: a change of a row is one of the thing. `owner` is the column that names the thing by its uuid;
-- `item`, `place` and `which` are SQL over the row `r`: what the contract shows, the order, and which rows are meant. With `name`, the path holds an object, by that.
CREATE FUNCTION keep_history_of_list(list_table regclass, subject jsonb, owner text, path text, item text, place text DEFAULT 'r.sort_order',
  which text DEFAULT 'true', name text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $outer$
DECLARE
  is_of_site boolean := EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = list_table AND attname = 'instance_id' AND NOT attisdropped);
  site text := CASE WHEN is_of_site THEN 'r.instance_id' ELSE 'NULL::text' END;
  list text := CASE WHEN name IS NULL THEN format('coalesce(jsonb_agg(%s ORDER BY %s), ''[]'')', item, place)
    ELSE format('coalesce(jsonb_object_agg(%s, %s), ''{}'')', name, item) END;
  body text := format($sql$
    WITH touched AS MATERIALIZED (SELECT DISTINCT %1$s AS list_site, r.%2$I AS owner FROM (%%1$s) r WHERE %3$s),
    present AS MATERIALIZED (SELECT r.* FROM %4$s r JOIN touched t ON r.%2$I = t.owner AND %1$s IS NOT DISTINCT FROM t.list_site WHERE %3$s),
    former AS MATERIALIZED (%%2$s),
    lists AS MATERIALIZED (SELECT t.list_site, t.owner,
      (SELECT %5$s FROM former r WHERE r.%2$I = t.owner AND %3$s) AS was,
      (SELECT %5$s FROM present r WHERE r.%2$I = t.owner AND %3$s) AS became
      FROM touched t),
    owned AS (SELECT l.*, r.* FROM lists l LEFT JOIN LATERAL (SELECT %6$s AS network, %7$s AS site, %8$s AS entity, %9$s AS id, %10$s AS title
      FROM %11$s r WHERE r.uuid = l.owner AND %12$s) r ON true)$sql$,
    site, owner, which, list_table, list, subject->>'network', subject->>'site', subject->>'entity', subject->>'id', subject->>'title',
    subject->>'table', CASE WHEN is_of_site THEN 'r.instance_id = l.list_site' ELSE 'true' END);
  entries text := format($sql$
    SELECT o.*, 'changed' AS action, false AS brief, audit_differences(%L, o.was, o.became) AS changes
    FROM owned o WHERE o.entity IS NOT NULL$sql$, path);
BEGIN
  PERFORM audit_triggers(list_table, format('audit_%s_%s', list_table, path),
    audit_insert(format(body, 'SELECT * FROM new_rows', 'SELECT * FROM present EXCEPT ALL SELECT * FROM new_rows') || entries),
    audit_insert(format(body, 'SELECT * FROM new_rows UNION ALL SELECT * FROM old_rows',
      '(SELECT * FROM present EXCEPT ALL SELECT * FROM new_rows) UNION ALL SELECT * FROM old_rows') || entries),
    -- A thing that took its list along is gone by now, and so is told already: what was in the list joins its entry.
    format(body, 'SELECT * FROM old_rows', 'SELECT * FROM present UNION ALL SELECT * FROM old_rows') || format($sql$
      UPDATE audit_entries e SET changes = audit_merged(e.changes, jsonb_build_object(%L, jsonb_build_object('before', o.was)))
      FROM owned o JOIN sites s ON s.instance_id = o.list_site
      WHERE o.entity IS NULL AND e.network_uuid = s.network_uuid AND e.at = now() AND e.transaction = pg_current_xact_id()
        AND e.instance_id = o.list_site AND e.entity_id = o.owner AND e.action = 'deleted';$sql$, path)
    || audit_insert(format(body, 'SELECT * FROM old_rows', 'SELECT * FROM present UNION ALL SELECT * FROM old_rows') || entries));
END
$outer$;

DO $$
DECLARE
  team jsonb := audit_subject('teams', '''team''', title => 'r.display_name');
  staff jsonb := audit_subject('staff', '''staff''', title => 'r.first_name || '' '' || r.last_name');
  ssgt jsonb := audit_subject('ssgts', '''ssgt''', title => 'r.display_name');
  media jsonb := audit_subject('media', 'r.type', title => 'r.name');
  -- What a network has in common is managed from its master site.
  channels jsonb := audit_subject('networks', '''video-channels''', title => 'r.name', network => 'r.uuid', site =>
    '(SELECT s.instance_id FROM sites s WHERE s.network_uuid = r.uuid ORDER BY s.is_master DESC, s.sort_order, s.instance_id LIMIT 1)');
  reference text := 'audit_value(%L, to_jsonb(r.%I), r.instance_id)';
BEGIN
  PERFORM keep_history(audit_subject('sites', '''site''', id => 'r.instance_id', title => 'r.display_name', network => 'r.network_uuid'),
    '{"is_master": "isMasterSite", "add_ons": "functionsEnabled", "network_uuid": null, "sort_order": null}');
  PERFORM keep_history(audit_subject('site_access', '''access''', id => 'r.subject',
    title => '(SELECT a.email FROM accounts a WHERE a.subject = r.subject)'));
  PERFORM keep_history(audit_subject('seasons', '''season''', title => 'r.display_name'), '{"display_name": null}');
  PERFORM keep_history(audit_subject('series', '''series''', title => 'r.display_name'), '{"display_name": null}');
  PERFORM keep_history(ssgt, '{"display_name": null, "season_uuid": ["season", "season"], "series_uuid": ["series", "series"],
    "game_type_uuid": ["gameType", "gameType"], "ext_ids": ["extIds", "externalIds"]}');
  PERFORM keep_history_of_list('ssgt_teams', ssgt, 'ssgt_uuid', 'teams', format(reference, 'team', 'team_uuid'), 'r.sort_order, r.team_uuid');
  PERFORM keep_history(team, '{"ext_ids": ["extIds", "externalIds"]}');
  PERFORM keep_history_of_list('team_series', team, 'team_uuid', 'series', format(reference, 'series', 'series_uuid'), 'r.sort_order, r.series_uuid');
  PERFORM keep_history_of_list('team_sports', team, 'team_uuid', 'sport', format(reference, 'sport', 'sport_uuid'), 'r.sort_order, r.sport_uuid');
  PERFORM keep_history(audit_subject('players', '''player''', title => 'r.first_name || '' '' || r.last_name'),
    '{"height_cm": "height", "weight_kg": "weight", "team_uuid": ["team", "team"], "portraits": "portraitList",
    "ext_ids": ["playerExtIds", "externalIds"]}');
  PERFORM keep_history(staff, '{"ext_ids": ["extIds", "externalIds"]}');
  PERFORM keep_history_of_list('staff_teams', staff, 'staff_uuid', 'teamStaffInfo',
    'jsonb_build_object(''id'', r.id, ''active'', r.active, ''role'', r.role, ''sortOrder'', r.sort_order)', name => 'r.team_uuid');
  PERFORM keep_history(audit_subject('games', '''game''', title => 'coalesce(r.home_name, ''?'') || '' - '' || coalesce(r.away_name, ''?'')'),
    '{"starts_at": ["startDateTime", "instant"], "original_starts_at": ["originalStartDateTime", "instant"],
    "home_team_uuid": ["homeTeam", "team"], "away_team_uuid": ["awayTeam", "team"], "venue_uuid": ["venueName", "venueName"],
    "ext_ids": ["extIds", "externalIds"], "home_name": null, "away_name": null, "place_name": null, "series_name": null, "phase": null}');
  PERFORM keep_history(audit_subject('game_series', '''game-series''', title => 'r.display_name'),
    '{"home_team_uuid": ["homeTeam", "team"], "away_team_uuid": ["awayTeam", "team"], "display_name": null}');
  PERFORM keep_history(audit_subject('game_metadata', '''game-setting''', id => 'r.game_uuid', title =>
    '(SELECT coalesce(g.home_name, ''?'') || '' - '' || coalesce(g.away_name, ''?'') FROM games g WHERE g.instance_id = r.instance_id AND g.uuid = r.game_uuid)'),
    '{"game_uuid": null, "entries": "metadata"}');
  PERFORM keep_history(media, '{"key": null, "type": null, "is_hidden": "isHiddenInListing", "publish_date": ["publishDate", "instant"],
    "thumbnail_uuid": ["thumbnail", "mediaString"], "file_uuid": ["hash", "fileHash"], "poster_file_uuid": ["poster", "fileHash"],
    "file_version": null, "views": null}', $sql$to_jsonb(r) - 'focal_x' - 'focal_y' || jsonb_build_object('focal_point',
      CASE WHEN r.focal_x IS NULL THEN NULL ELSE jsonb_build_object('fpx', r.focal_x, 'fpy', r.focal_y) END)$sql$);
  PERFORM keep_history_of_list('media_category_links', media, 'media_uuid', 'categories', format(reference, 'category', 'category_id'),
    'r.sort_order, r.category_id');
  PERFORM keep_history_of_list('media_tags', media, 'media_uuid', 'tags', format(reference, 'tag', 'value'), 'r.sort_order, r.value',
    which => 'NOT starts_with(r.value, ''game.'')');
  PERFORM keep_history_of_list('media_tags', media, 'media_uuid', 'gameTags', format(reference, 'tag', 'value'), 'r.sort_order, r.value',
    which => 'starts_with(r.value, ''game.'')');
  PERFORM keep_history(audit_subject('tags', '''custom-tag''', id => 'r.value', title => 'r.name'), '{"folded_name": null}');
  PERFORM keep_history_of_list('video_channels', channels, 'network_uuid', 'channels',
    'jsonb_build_object(''id'', r.uuid, ''name'', r.name, ''provider'', r.provider, ''active'', r.active, ''instanceIds'', r.instance_ids)',
    'r.sort_order, r.uuid');
  PERFORM keep_history(audit_subject('menu_groups', '''menu''', title => 'r.name'), '{"route_ids": null, "children": ["children", "menuItems"]}');
  PERFORM keep_history(audit_subject('routes', '''site-route''', title => 'r.title'), '{"folded_path": null, "pattern": null, "number": null}');
  PERFORM keep_history(audit_subject('game_header_settings', '''game-header-competitions''', id => 'r.instance_id'),
    '{"competitions": ["competitions", "competitionRows"]}');
  PERFORM keep_history(audit_subject('social_media_settings', '''social-media-links''', id => 'r.instance_id'), '{"links": ["links", "placed"]}');
  PERFORM keep_history(audit_subject('ecal_settings', '''ecal''', id => 'r.instance_id'));
  PERFORM keep_history(audit_subject('editable_series_settings', '''editable-series''', id => 'r.instance_id'),
    '{"series": ["series", "editableSeries"]}');
  PERFORM keep_history(audit_subject('game_filter_settings', '''game-filters''', id => 'r.instance_id'),
    '{"filters": ["filters", "seriesRows"]}');
  PERFORM keep_history(audit_subject('dynamic_ads_configs', '''dynamic-ads''', title => 'r.name'));
  PERFORM keep_history(audit_subject('subscription_texts', '''subscription-texts''', id => 'r.instance_id'));
  PERFORM keep_history(audit_subject('content_feeds', '''content-feed''', title => 'r.name'));
END
$$;

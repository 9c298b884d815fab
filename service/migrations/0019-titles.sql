-- What a game, its setting, a game series and a competition are called in each language where the service makes up their names, for lists and for the history.

-- Both teams as one title, with words for one that is to be decided.
CREATE FUNCTION pair_title(language text, home text, away text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT coalesce(home, CASE language WHEN 'sv' THEN 'Inte bestämt' ELSE 'To be decided' END) || ' - '
    || coalesce(away, CASE language WHEN 'sv' THEN 'Inte bestämt' ELSE 'To be decided' END)
$$;

-- What a game is called: by both of its teams, by the one that is known, else by its round.
CREATE FUNCTION game_title(language text, home text, away text, round_label text, round_number integer) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN coalesce(home, away) IS NOT NULL THEN pair_title(language, home, away)
    ELSE coalesce(nullif(round_label, ''), CASE language WHEN 'sv' THEN 'Omgång ' ELSE 'Round ' END || round_number::text,
        CASE language WHEN 'sv' THEN 'Match' ELSE 'Game' END)
      || CASE language WHEN 'sv' THEN ', lagen inte bestämda' ELSE ', teams to be decided' END END
$$;

-- Round and place of a game series, such as `Quarter Finals 2`; there is one final only, unless a place says otherwise (specification §3).
CREATE FUNCTION round_title(language text, round text, place integer) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE language
      WHEN 'sv' THEN CASE round WHEN 'ro16' THEN 'Åttondelsfinal' WHEN 'ro8' THEN 'Kvartsfinal' WHEN 'ro4' THEN 'Semifinal' ELSE 'Final' END
      ELSE CASE round WHEN 'ro16' THEN 'Round of 16' WHEN 'ro8' THEN 'Quarter Finals' WHEN 'ro4' THEN 'Semi Finals' ELSE 'Finals' END END
    || CASE WHEN round = 'ro2' AND place = 0 THEN '' ELSE ' ' || (place + 1)::text END
$$;

-- Titles as names by language: English comes first. What is called the same in every language has one name, for display.
CREATE FUNCTION titles_of(en text, sv text) RETURNS jsonb STABLE LANGUAGE sql AS $$
  SELECT CASE WHEN en = sv THEN jsonb_build_array(jsonb_build_object('language', 'display', 'translation', en))
    ELSE jsonb_build_array(jsonb_build_object('language', 'en', 'translation', en), jsonb_build_object('language', 'sv', 'translation', sv)) END
$$;

CREATE FUNCTION game_titles(home text, away text, round_label text, round_number integer) RETURNS jsonb STABLE LANGUAGE sql AS $$
  SELECT titles_of(game_title('en', home, away, round_label, round_number), game_title('sv', home, away, round_label, round_number))
$$;

-- A game series is called by its names, else by the teams that are known, else by its round and place.
CREATE FUNCTION game_series_titles(display_name text, names jsonb, home text, away text, round text, place integer) RETURNS jsonb STABLE LANGUAGE sql AS $$
  SELECT CASE WHEN display_name IS NOT NULL THEN names
    WHEN coalesce(home, away) IS NOT NULL THEN titles_of(pair_title('en', home, away), pair_title('sv', home, away))
    ELSE titles_of(round_title('en', round, place), round_title('sv', round, place)) END
$$;

-- Its own names, else `series season game type` in each language that one of these is named in; service/store/ssgt-titles.ts writes them.
ALTER TABLE ssgts ADD COLUMN titles jsonb NOT NULL DEFAULT '[]';
-- What the thing was called then in each language, where languages differ in that. Entries from before have none.
ALTER TABLE audit_entries ADD COLUMN titles jsonb NOT NULL DEFAULT '[]';

-- The history of these is kept anew below, with titles; that those of competitions are filled in is no change of theirs.
DROP FUNCTION audit_games, audit_game_metadata, audit_game_series, audit_ssgts, audit_ssgt_teams_teams CASCADE;

DO $$
DECLARE
  site text;
BEGIN
  -- The owner of the tables sees the rows of one site at a time, too; a superuser sees all, so each statement names the site.
  FOR site IN SELECT instance_id FROM sites LOOP
    PERFORM set_config('app.instance_id', site, true);
    UPDATE ssgts c SET titles = CASE WHEN c.names <> '[]' THEN c.names ELSE (
      SELECT jsonb_agg(jsonb_build_object('language', l.language, 'translation', (
        SELECT string_agg(coalesce((SELECT n->>'translation' FROM jsonb_array_elements(p.names) n WHERE n->>'language' = l.language), p.display_name),
          ' ' ORDER BY p.place)
        FROM (VALUES (1, r.names, r.display_name), (2, s.names, s.display_name), (3, g.names, g.display_name)) p(place, names, display_name)))
        ORDER BY l.language)
      FROM (SELECT 'display' AS language UNION SELECT n->>'language' FROM jsonb_array_elements(r.names || s.names || g.names) n) l) END
    FROM series r, seasons s, game_types g
    WHERE c.instance_id = site AND r.instance_id = site AND r.uuid = c.series_uuid AND s.instance_id = site AND s.uuid = c.season_uuid
      AND g.uuid = c.game_type_uuid;
  END LOOP;
  PERFORM set_config('app.instance_id', '', true);
END
$$;

-- A tag of then tells of a game in each language, too.
CREATE OR REPLACE FUNCTION audit_tag_name(value text, site text) RETURNS text STABLE LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT name FROM tags WHERE instance_id = site AND tags.value = $1),
    CASE split_part($1, '.', 1)
      WHEN 'team' THEN (SELECT display_name FROM teams WHERE instance_id = site AND uuid = split_part($1, '.', 2))
      WHEN 'player' THEN (SELECT trim(concat_ws(' ', first_name, last_name)) FROM players
        WHERE instance_id = site AND uuid = split_part($1, '.', 2))
      WHEN 'series' THEN (SELECT display_name FROM series WHERE instance_id = site AND uuid = split_part($1, '.', 2))
      WHEN 'game' THEN (SELECT game_title('en', home_name, away_name, round_label, round_number) FROM games
        WHERE instance_id = site AND uuid = split_part($1, '.', 2))
    END, $1)
$$;
CREATE FUNCTION audit_tag_titles(value text, site text) RETURNS jsonb STABLE LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT game_titles(home_name, away_name, round_label, round_number) FROM games
      WHERE split_part($1, '.', 1) = 'game' AND instance_id = site AND uuid = split_part($1, '.', 2)),
    titles_of(audit_tag_name($1, site), audit_tag_name($1, site)))
$$;

-- The functions of 0012 stay otherwise as they are.
DO $$
DECLARE
  change record;
  source text;
BEGIN
  FOR change IN SELECT * FROM (VALUES
    ('audit_insert', 'entity_id, title, action', 'entity_id, title, titles, action'),
    ('audit_insert', 't.title, t.action', 't.title, t.titles, t.action'),
    ('audit_insert', 'title = coalesce(excluded.title, e.title),',
      'title = coalesce(excluded.title, e.title), titles = CASE WHEN excluded.title IS NULL THEN e.titles ELSE excluded.titles END,'),
    ('keep_history', '%s AS title, ', '%s AS title, %s AS titles, '),
    ('keep_history', $q$subject->>'title', row_json$q$, $q$subject->>'title', subject->>'titles', row_json$q$),
    ('keep_history_of_list', '%10$s AS title', '%10$s AS title, %13$s AS titles'),
    ('keep_history_of_list', $q$ELSE 'true' END);$q$, $q$ELSE 'true' END, subject->>'titles');$q$),
    ('audit_value', $q$'name', audit_tag_name(ident, site)$q$, $q$'name', audit_tag_name(ident, site), 'titles', audit_tag_titles(ident, site)$q$)
  ) v(name, former, present) LOOP
    SELECT pg_get_functiondef(p.oid) INTO STRICT source FROM pg_proc p
      WHERE p.pronamespace = current_schema()::regnamespace AND p.proname = change.name;
    IF strpos(source, change.former) = 0 THEN
      RAISE EXCEPTION '% does not hold: %', change.name, change.former;
    END IF;
    EXECUTE replace(source, change.former, change.present);
  END LOOP;
END
$$;

-- `titles` is SQL over the row `r`, too: names by language, or none.
DROP FUNCTION audit_subject;
CREATE FUNCTION audit_subject(of_table regclass, entity text, id text DEFAULT 'r.uuid', title text DEFAULT 'NULL',
  site text DEFAULT 'r.instance_id', network text DEFAULT '(SELECT s.network_uuid FROM sites s WHERE s.instance_id = r.instance_id)',
  titles text DEFAULT '''[]''::jsonb')
RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT jsonb_build_object('table', of_table, 'entity', entity, 'id', id, 'title', title, 'titles', titles, 'site', site, 'network', network)
$$;

DO $$
DECLARE
  ssgt jsonb := audit_subject('ssgts', '''ssgt''', title => 'r.display_name', titles => 'r.titles');
  game text := 'game_titles(%1$s.home_name, %1$s.away_name, %1$s.round_label, %1$s.round_number)';
  game_of_setting text := format('(SELECT %s FROM games g WHERE g.instance_id = r.instance_id AND g.uuid = r.game_uuid)', format(game, 'g'));
  team text := '(SELECT t.display_name FROM teams t WHERE t.instance_id = r.instance_id AND t.uuid = r.%s)';
  game_series text := format('game_series_titles(r.display_name, r.names, %s, %s, r.round, r.sort_order)',
    format(team, 'home_team_uuid'), format(team, 'away_team_uuid'));
  -- One title of several: the English one comes first, or the one for display.
  one text := '(%s)->0->>''translation''';
BEGIN
  PERFORM keep_history(ssgt, '{"display_name": null, "titles": null, "season_uuid": ["season", "season"], "series_uuid": ["series", "series"],
    "game_type_uuid": ["gameType", "gameType"], "ext_ids": ["extIds", "externalIds"]}');
  PERFORM keep_history_of_list('ssgt_teams', ssgt, 'ssgt_uuid', 'teams', 'audit_value(''team'', to_jsonb(r.team_uuid), r.instance_id)',
    'r.sort_order, r.team_uuid');
  PERFORM keep_history(audit_subject('games', '''game''', title => format(one, format(game, 'r')), titles => format(game, 'r')),
    '{"starts_at": ["startDateTime", "instant"], "original_starts_at": ["originalStartDateTime", "instant"],
    "home_team_uuid": ["homeTeam", "team"], "away_team_uuid": ["awayTeam", "team"], "venue_uuid": ["venueName", "venueName"],
    "ext_ids": ["extIds", "externalIds"], "home_name": null, "away_name": null, "place_name": null, "series_name": null, "phase": null}');
  PERFORM keep_history(audit_subject('game_metadata', '''game-setting''', id => 'r.game_uuid', title => format(one, game_of_setting),
    titles => game_of_setting), '{"game_uuid": null, "entries": "metadata"}');
  PERFORM keep_history(audit_subject('game_series', '''game-series''', title => format('coalesce(r.display_name, ' || one || ')', game_series),
    titles => game_series), '{"home_team_uuid": ["homeTeam", "team"], "away_team_uuid": ["awayTeam", "team"], "display_name": null}');
END
$$;

-- As since 0015: triggers update games for names that the audit does not tell of.
DROP TRIGGER audit_games_update ON games;
CREATE TRIGGER audit_games_update AFTER UPDATE ON games REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION audit_games();

-- What somebody makes is recorded with its values however much it is, and accounts have a history of their own (docs/decisions/0013-audit.md).

-- Many rows of one statement are told briefly only where nobody made them: seeds, imports on the server, migrations. The functions stay otherwise as they are.
DO $$
DECLARE
  former text := 'is_brief := (SELECT count(*) > 100 FROM new_rows);';
  present text := $sql$is_brief := coalesce(current_setting('app.actor', true), '') = '' AND (SELECT count(*) > 100 FROM new_rows);$sql$;
  source text;
BEGIN
  FOR source IN SELECT pg_get_functiondef(p.oid) FROM pg_proc p
    WHERE p.pronamespace = current_schema()::regnamespace AND p.prokind = 'f' AND strpos(p.prosrc, former) > 0
  LOOP
    -- Within the text of keep_history the quotes of this are doubled.
    EXECUTE replace(source, former, CASE WHEN strpos(source, '''' || former) > 0 THEN replace(present, '''', '''''') ELSE present END);
  END LOOP;
END
$$;

-- An account belongs to no site: it is told in every network, where its super administrators look, at the master site.
CREATE FUNCTION keep_history_of_accounts() RETURNS void LANGUAGE plpgsql AS $outer$
DECLARE
  told text := $sql$m.network_uuid AS network, m.instance_id AS site, 'account' AS entity, r.subject AS id,
    coalesce(r.name, r.email, r.subject) AS title, to_jsonb(r) AS row$sql$;
  masters text := $sql$(SELECT DISTINCT ON (network_uuid) network_uuid, instance_id FROM sites
    ORDER BY network_uuid, is_master DESC, sort_order, instance_id)$sql$;
  rules text := $sql$'{"subject": null, "last_seen": null, "search_text": null, "is_super_admin": "superAdministrator"}'::jsonb$sql$;
BEGIN
  PERFORM audit_triggers('accounts', 'audit_accounts',
    audit_insert(format($sql$
      SELECT n.*, 'created' AS action, audit_changes(NULL, n.row, %3$s, n.site) AS changes, false AS brief
      FROM (SELECT %1$s FROM new_rows r CROSS JOIN %2$s m OFFSET 0) n$sql$, told, masters, rules)),
    audit_insert(format($sql$
      SELECT c.* FROM (SELECT n.*, 'changed' AS action, audit_changes(o.row, n.row, %3$s, n.site) AS changes, false AS brief
        FROM (SELECT %1$s FROM new_rows r CROSS JOIN %2$s m OFFSET 0) n
        JOIN (SELECT r.subject, to_jsonb(r) AS row FROM old_rows r OFFSET 0) o ON o.subject = n.id OFFSET 0) c$sql$, told, masters, rules)),
    audit_insert(format($sql$
      SELECT o.*, 'deleted' AS action, audit_changes(o.row, NULL, %3$s, o.site) AS changes, false AS brief
      FROM (SELECT %1$s FROM old_rows r CROSS JOIN %2$s m OFFSET 0) o$sql$, told, masters, rules)));
END
$outer$;
SELECT keep_history_of_accounts();
DROP FUNCTION keep_history_of_accounts();

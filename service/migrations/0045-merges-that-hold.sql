-- What a merge ended may be restored, and then end by another merge, or be what another one keeps: the first one holds no more.
ALTER TABLE merges ADD restored boolean NOT NULL DEFAULT false;

DO $$
DECLARE
  site text;
BEGIN
  FOR site IN SELECT instance_id FROM sites LOOP
    PERFORM set_config('app.instance_id', site, true);
    UPDATE merges m SET restored = true
    WHERE NOT m.undone AND (
      EXISTS (SELECT FROM merges n
        WHERE n.ended_uuid = m.ended_uuid AND NOT n.undone AND (n.merged_at, n.uuid) > (m.merged_at, m.uuid))
      OR EXISTS (SELECT FROM players p WHERE p.uuid = m.ended_uuid AND NOT p.deleted)
      OR EXISTS (SELECT FROM staff p WHERE p.uuid = m.ended_uuid AND NOT p.deleted)
      OR EXISTS (SELECT FROM teams p WHERE p.uuid = m.ended_uuid AND NOT p.deleted));
  END LOOP;
  PERFORM set_config('app.instance_id', '', true);
END
$$;

CREATE UNIQUE INDEX merges_that_hold ON merges (instance_id, ended_uuid) WHERE NOT undone AND NOT restored;

CREATE FUNCTION note_restored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE merges SET restored = true WHERE ended_uuid = NEW.uuid AND NOT undone AND NOT restored;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_restored AFTER UPDATE OF deleted ON players
  FOR EACH ROW WHEN (OLD.deleted AND NOT NEW.deleted) EXECUTE FUNCTION note_restored();
CREATE TRIGGER note_restored AFTER UPDATE OF deleted ON staff
  FOR EACH ROW WHEN (OLD.deleted AND NOT NEW.deleted) EXECUTE FUNCTION note_restored();
CREATE TRIGGER note_restored AFTER UPDATE OF deleted ON teams
  FOR EACH ROW WHEN (OLD.deleted AND NOT NEW.deleted) EXECUTE FUNCTION note_restored();

-- Where something that ended is found today: what ended may be what others were merged into.
CREATE OR REPLACE FUNCTION merged_into(ended text) RETURNS text STABLE LANGUAGE sql AS $$
  WITH RECURSIVE chain AS (
    SELECT ended AS uuid, 0 AS place
    UNION ALL SELECT m.kept_uuid, c.place + 1
      FROM chain c JOIN merges m ON m.ended_uuid = c.uuid AND NOT m.undone AND NOT m.restored WHERE c.place < 100)
  SELECT uuid FROM chain ORDER BY place DESC LIMIT 1
$$;

import type { Client } from 'pg';

/** The sites that {@link writeRowsBeforePeople} makes. */
const oldSites = ['a1_a', 'b1_b'] as const;

/**
 * Two sites with a team and somebody of its staff each, as the tables of the third migration hold them; the staff's list of
 * teams names one that is gone, too.
 */
export async function writeRowsBeforePeople(owner: Client): Promise<void> {
  await owner.query(`
    INSERT INTO networks (uuid, name) VALUES ('n', 'N');
    INSERT INTO sites (instance_id, network_uuid, name, display_name, org, public_url, add_ons)
    VALUES ('a1_a', 'n', 'a', 'A', 'A', 'https://a.example', '{}'), ('b1_b', 'n', 'b', 'B', 'B', 'https://b.example', '{}')`);
  for (const site of oldSites) {
    await owner.query(`SELECT set_config('app.instance_id', '${site}', false)`);
    await owner.query(`
      INSERT INTO teams (uuid, display_name, team_code, owner_instance_id, search_text) VALUES ('t', 'T', 'T', '${site}', 't');
      INSERT INTO staff (uuid, first_name, last_name, search_text, team_staff_info)
      VALUES ('s', 'S', 'S', 's s', '{"t": {"id": "i", "active": false, "role": "Coach ${site}", "sortOrder": 3}, "gone": {"id": "x"}}')`);
  }
  await owner.query('RESET app.instance_id');
}

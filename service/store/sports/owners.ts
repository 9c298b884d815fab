import type { Owner } from '../contract.ts';
import type { Reader } from '../database.ts';
import { sql } from '../sql.ts';

/** The sites that can own a team of the reader's site: those of its network, itself included. */
export function listOwners(reader: Reader): Promise<Owner[]> {
  return reader.query<Owner>(sql`
    SELECT instance_id AS "instanceId", display_name AS name FROM sites
    WHERE network_uuid = (SELECT network_uuid FROM sites WHERE instance_id = ${reader.instanceId})
    ORDER BY sort_order, instance_id`);
}

import type { Transaction } from '../database.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { sql } from '../sql.ts';

/**
 * The uuid of the venue with exactly this name, made if it is new; null for no name. Surrounding blanks do not count.
 */
export async function venueOf(transaction: Transaction, name: string | null | undefined): Promise<string | null> {
  const wanted = name?.trim();
  if (!wanted) return null;
  const find = () => transaction.query<{ uuid: string }>(sql`SELECT uuid FROM venues WHERE name = ${wanted}`);
  const [known] = await find();
  if (known) return known.uuid;
  // An insert of the same venue at the same moment makes this one wait, and then wins.
  await transaction.query(sql`
    INSERT INTO venues (uuid, name, search_text) VALUES (${newUuid()}, ${wanted}, ${searchText(wanted)})
    ON CONFLICT DO NOTHING`);
  const [made] = await find();
  return made?.uuid ?? null;
}

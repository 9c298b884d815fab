import type { ClientBase } from 'pg';

/** The database answers, but takes no writes. */
export class ReadOnlyDatabaseError extends Error {
  override name = 'ReadOnlyDatabaseError';
}

/** Rejects when the database takes no writes, or does not answer. */
export async function refuseReadOnly(client: Pick<ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ setting: string }>(
    `SELECT current_setting('transaction_read_only') AS setting`,
  );
  if (rows[0]?.setting === 'on') throw new ReadOnlyDatabaseError('The database takes no writes.');
}

import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from './errors.ts';
import { refuseOtherRole } from './refuse-other-role.ts';

it('says in words that the database went away while the service started', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: 1 });
  await expect(refuseOtherRole(pool)).rejects.toThrow(DatabaseUnavailableError);
  await pool.end();
});

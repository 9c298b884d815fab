import { expect, it } from 'vitest';
import { plainBackupError } from './backup-error.ts';

it.each(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', '57P01'])(
  'says that the database ended the connection: %s',
  (code) => {
    const error = Object.assign(new Error(`read ${code}`), { code, syscall: 'read' });
    expect(plainBackupError(error, '/backup')).toHaveProperty(
      'message',
      `The database ended the connection (read ${code}); nothing was kept, so try again.`,
    );
  },
);

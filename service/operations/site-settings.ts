import type { Site } from '../http/handler.ts';
import type { Caller } from '../identity/access-tokens.ts';
import type { Database, Reader, Transaction } from '../store/database.ts';
import type { Versioned } from '../store/settings/settings-row.ts';
import { author } from './author.ts';

/** How handlers answer with a setting of which each site has one, and its version. */
interface Settings<Value> {
  status: 200;
  body: Value;
  version: number;
}

/** Makes the handler that reads a setting of the caller's site. */
export function readingSettings<Value>(database: Database, get: (reader: Reader) => Promise<Versioned<Value>>) {
  return async ({ site }: { site: Site }): Promise<Settings<Value>> =>
    settings(await database.readInstance(site.instanceId, get));
}

/** Makes the handler that saves a setting of the caller's site, in the caller's name. It throws what `save` throws. */
export function savingSettings<Input, Value>(
  database: Database,
  save: (transaction: Transaction, author: string, input: Input, expectedVersion?: number) => Promise<Versioned<Value>>,
) {
  return async (call: {
    site: Site;
    caller: Caller;
    body: Input;
    expectedVersion: number | undefined;
  }): Promise<Settings<Value>> =>
    settings(
      await database.inInstance(call.site.instanceId, (transaction) =>
        save(transaction, author(call.caller), call.body, call.expectedVersion),
      ),
    );
}

/** A setting as it is answered. */
export function settings<Value>({ value, version }: Versioned<Value>): Settings<Value> {
  return { status: 200, body: value, version };
}

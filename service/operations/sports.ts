import type { Handlers } from '../http/handler.ts';
import { listExternalIdTypes } from '../store/sports/external-ids.ts';
import { listOwners } from '../store/sports/owners.ts';
import { listSports } from '../store/sports/sports.ts';
import type { Services } from './services.ts';

/** The operations of the tag Sports. */
export function sportHandlers({
  database,
}: Services): Pick<Handlers, 'listSports' | 'listExternalIdTypes' | 'listOwners'> {
  return {
    async listSports({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listSports) };
    },
    async listExternalIdTypes({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listExternalIdTypes) };
    },
    async listOwners({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listOwners) };
    },
  };
}

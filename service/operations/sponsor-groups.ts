import { instanceHeader } from '../http/contract.ts';
import type { Handlers, Site } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { Caller } from '../identity/access-tokens.ts';
import type { SponsorGroup, SponsorGroups, SponsorMembership } from '../store/contract.ts';
import { NotFoundError } from '../store/errors.ts';
import { saveGroupSponsors, saveMainSponsorGroup, saveSponsorGroups } from '../store/sponsors/sponsor-group-writes.ts';
import {
  getMainSponsorGroup,
  getSponsorGroup,
  listSponsorGroupNames,
  listSponsorGroups,
  mainGroupName,
} from '../store/sponsors/sponsor-groups.ts';
import { isSuperAdmin, masterSiteOf } from '../store/users/networks.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';
import { settings } from './site-settings.ts';

type SiteGroupOperations =
  | 'listSiteSponsorGroups'
  | 'listSponsorGroupNames'
  | 'saveSiteSponsorGroups'
  | 'updateSiteSponsorGroups'
  | 'saveSiteSponsors'
  | 'getSiteSponsors'
  | 'updateSiteSponsors';
type MainGroupOperations =
  | 'getMainSponsorGroup'
  | 'saveMainSponsorGroup'
  | 'updateMainSponsorGroup'
  | 'saveMainSponsors';

/** The operations of the tag Sponsors on groups. What is named POST in the specification has a PUT of the same handler. */
export function sponsorGroupHandlers(services: Services): Pick<Handlers, SiteGroupOperations | MainGroupOperations> {
  return { ...siteGroupHandlers(services), ...mainGroupHandlers(services) };
}

/** A call that saves something of a site, by its caller. */
interface Saving {
  readonly site: Site;
  readonly caller: Caller;
  readonly expectedVersion: number | undefined;
}

interface SavingGroups extends Saving {
  readonly query: { readonly evenInUse?: boolean };
  readonly body: SponsorGroups;
}

function siteGroupHandlers({ database, config: { imagesUrl: base } }: Services): Pick<Handlers, SiteGroupOperations> {
  const saveGroups = async (call: SavingGroups) =>
    settings(
      await database.inInstance(call.site.instanceId, (tx) => {
        const how = { author: author(call.caller), evenInUse: call.query.evenInUse ?? false };
        return saveSponsorGroups(tx, how, call.body, call.expectedVersion);
      }),
    );
  const saveSponsors = async (call: Saving, groupId: string, sponsors: readonly SponsorMembership[]) =>
    settings(
      await database.inInstance(call.site.instanceId, (tx) =>
        saveGroupSponsors(tx, { author: author(call.caller), base }, groupId, sponsors, call.expectedVersion),
      ),
    );
  return {
    async listSiteSponsorGroups({ site, query: { includeSponsors = true } }) {
      const shownBelow = includeSponsors ? base : undefined;
      return settings(await database.readInstance(site.instanceId, (reader) => listSponsorGroups(reader, shownBelow)));
    },
    async listSponsorGroupNames({ site }) {
      const master = await database.readPlatform((platform) => masterSiteOf(platform, site.instanceId));
      const [main, own] = await Promise.all([
        database.readInstance(master, mainGroupName),
        database.readInstance(site.instanceId, listSponsorGroupNames),
      ]);
      return { status: 200, body: [main, ...own] };
    },
    saveSiteSponsorGroups: saveGroups,
    updateSiteSponsorGroups: saveGroups,
    saveSiteSponsors: (call) => saveSponsors(call, call.body.groupId, call.body.sponsors),
    updateSiteSponsors: (call) => saveSponsors(call, call.path.groupId, call.body.sponsors),
    async getSiteSponsors({ site, path: { groupId } }) {
      const found = await database.readInstance(site.instanceId, (reader) => getSponsorGroup(reader, groupId, base));
      if (!found) throw new NotFoundError('sponsor group', groupId);
      return settings(found);
    },
  };
}

/** The main group is kept with the network's master site, so that all of its sites read the same. */
function mainGroupHandlers({ database, config: { imagesUrl: base } }: Services): Pick<Handlers, MainGroupOperations> {
  const keeperOf = (instanceId: string) => database.readPlatform((platform) => masterSiteOf(platform, instanceId));
  const save = async ({ site, caller, expectedVersion }: Saving, input: Partial<SponsorGroup>) => {
    const keeper = await keeperOf(site.instanceId);
    if (keeper !== site.instanceId) {
      const mayEverywhere = await database.readPlatform((platform) => isSuperAdmin(platform, caller.subject));
      if (!mayEverywhere) throw refusedElsewhere(keeper);
    }
    return settings(
      await database.inInstance(keeper, (tx) =>
        saveMainSponsorGroup(tx, { author: author(caller), base }, input, expectedVersion),
      ),
    );
  };
  return {
    async getMainSponsorGroup({ site }) {
      const keeper = await keeperOf(site.instanceId);
      return settings(await database.readInstance(keeper, (reader) => getMainSponsorGroup(reader, base)));
    },
    saveMainSponsorGroup: (call) => save(call, call.body),
    updateMainSponsorGroup: (call) => save(call, call.body),
    saveMainSponsors: (call) => save(call, { sponsors: call.body.sponsors }),
  };
}

function refusedElsewhere(keeper: string): HttpError {
  const message = `The main sponsors of the network are changed on its master site '${keeper}' only.`;
  return new HttpError(403, message, [{ path: instanceHeader, message, code: 'masterSite' }]);
}

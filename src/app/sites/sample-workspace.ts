// Invented networks, sites and workspaces for the tests of src/app.
import type { AddOns, Network, Site } from '../../../generated/model/index.ts';
import { createQueryClient } from '../query-client.ts';
import type { Workspace } from './workspace.ts';

const noAddOns: AddOns = {
  addEditStaff: false,
  addEditTeam: false,
  multipleImagesArticle: false,
  dynamicAds: false,
  ecalSettings: false,
  lineUp: false,
  liveGames: false,
  liveGamesV2: false,
  multipleTeams: false,
  mypages: false,
  pageOrganization: false,
  shop: false,
  ssgtManagement: false,
  statisticsAdvanced: false,
  statisticsV2: false,
  subscriptions: false,
  tickets: false,
};

/** An invented site with these add-ons; its instance id follows from its name. */
export function sampleSite(displayName: string, addOns: readonly (keyof AddOns)[] = [], isMasterSite = false): Site {
  const id = displayName.toLowerCase().replace(/\W+/g, '-');
  return {
    id,
    instanceId: id,
    name: id,
    displayName,
    org: 'north',
    publicUrl: `https://${id}.example`,
    icon: null,
    isMasterSite,
    functionsEnabled: { ...noAddOns, ...Object.fromEntries(addOns.map((name) => [name, true])) },
  };
}

/** An invented network; neither default nor master site unless told. */
export function sampleNetwork(name: string, sites: Site[], rest: Partial<Network> = {}): Network {
  return { name, sites, defaultSite: null, masterSiteInstanceId: null, ...rest };
}

/** A workspace on Frosthamn HC, one of two sites. */
export function sampleWorkspace({
  addOns = [],
  isSuperAdministrator = false,
}: {
  addOns?: readonly (keyof AddOns)[];
  isSuperAdministrator?: boolean;
}): Workspace {
  const site = sampleSite('Frosthamn HC', addOns);
  const network = sampleNetwork('Northern Ice Network', [site, sampleSite('Isdalen SK')]);
  return { network, site, networks: [network], isSuperAdministrator, client: createQueryClient() };
}

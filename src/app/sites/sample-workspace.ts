// Invented networks, sites and workspaces for the tests of src/app.
import type { AddOns, Network, Site } from '../../../generated/model/index.ts';
import { sampleSite } from '../../contract/sample-site.ts';
import { createQueryClient } from '../query-client.ts';
import type { Workspace } from './workspace.ts';

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

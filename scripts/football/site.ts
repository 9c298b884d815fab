import type { components } from '../../generated/schema.d.ts';
import { PlainError } from '../plain-error.ts';
import { type Api, expectBody } from './api.ts';

type Network = components['schemas']['Network'];

/** Add-ons that the importer's calls need. */
const addOns = ['addEditTeam', 'ssgtManagement'] as const;

/**
 * The instance id to import into: `wanted` when the user has access to it, else the first network's default site, as in the
 * console.
 * @throws {PlainError} when the user has no such site, or it lacks the add-ons for teams and competitions
 */
export async function chooseSite(api: Api, wanted: string | undefined): Promise<string> {
  const networks = expectBody(await api.get<Network[]>('/users/networks'), 'the sites of the user');
  const sites = networks.flatMap((network) => network.sites);
  if (sites.length === 0) throw new PlainError('The user has access to no site.');
  const standard = networks.map((network) => network.defaultSite).find((id) => id !== null);
  const site = sites.find(({ instanceId }) => instanceId === (wanted ?? standard)) ?? (wanted ? undefined : sites[0]);
  const known = sites.map(({ instanceId }) => instanceId).join(', ');
  if (site === undefined)
    throw new PlainError(`The user has no access to the site ${wanted}; choose one of: ${known}.`);
  const missing = addOns.filter((addOn) => !site.functionsEnabled[addOn]);
  if (missing.length > 0) {
    throw new PlainError(
      `The site ${site.instanceId} lacks the add-on ${missing.join(' and ')}; choose another with --site (${known}).`,
    );
  }
  return site.instanceId;
}

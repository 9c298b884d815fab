import type { Network, Site } from '../../../generated/model/index.ts';

/** A site and the network that it belongs to. */
export interface ChosenSite {
  network: Network;
  site: Site;
}

/** The site with this instance id; undefined when the user has no access to it. */
export function findSite(networks: readonly Network[], instanceId: string | undefined): ChosenSite | undefined {
  for (const network of networks) {
    const site = network.sites.find((one) => one.instanceId === instanceId);
    if (site) return { network, site };
  }
  return undefined;
}

/**
 * The site to start on when none is selected (specification §6): of the first network that has sites, its default site, else its
 * master site, else its first. Undefined when the user has no access to any site.
 */
export function defaultSite(networks: readonly Network[]): ChosenSite | undefined {
  const network = networks.find(({ sites }) => sites.length > 0);
  if (!network) return undefined;
  const byId = (id: string | null) => network.sites.find(({ instanceId }) => instanceId === id);
  const site =
    byId(network.defaultSite) ??
    byId(network.masterSiteInstanceId) ??
    network.sites.find(({ isMasterSite }) => isMasterSite) ??
    network.sites[0];
  return site && { network, site };
}

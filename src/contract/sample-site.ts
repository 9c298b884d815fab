import type { AddOns, Site } from '../../generated/model/index.ts';

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

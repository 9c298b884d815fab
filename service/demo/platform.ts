import type { AddOns, Name } from '../store/contract.ts';

/** A site of the demo. `clubTeams` is the number of teams that a club's site has; the master site takes its own. */
export interface DemoSite {
  instanceId: string;
  displayName: string;
  org: string;
  isMaster: boolean;
  clubTeams: number;
  addOns: AddOns;
}

/** A network of the demo. */
export interface DemoNetwork {
  uuid: string;
  name: string;
  sites: readonly DemoSite[];
}

const everything: AddOns = {
  addEditStaff: true,
  addEditTeam: true,
  multipleImagesArticle: true,
  dynamicAds: true,
  ecalSettings: true,
  lineUp: true,
  liveGames: true,
  liveGamesV2: true,
  multipleTeams: true,
  mypages: true,
  pageOrganization: true,
  shop: true,
  ssgtManagement: true,
  statisticsAdvanced: true,
  statisticsV2: true,
  subscriptions: true,
  tickets: true,
};

const without = (...names: (keyof AddOns)[]): AddOns => ({
  ...everything,
  ...Object.fromEntries(names.map((name) => [name, false])),
});

/** Instance id of the site that `npm run seed` makes bigger. */
export const masterInstanceId = 'north1_north';

/** The networks, with add-ons that differ from site to site. */
export const demoNetworks: readonly DemoNetwork[] = [
  {
    uuid: 'NorthIceNet1',
    name: 'Northern Ice Network',
    sites: [
      site(masterInstanceId, 'Northern Ice League', 'North', 0, everything, true),
      site('frost1_frost', 'Frosthamn HC', 'Frosthamn', 8, without('dynamicAds', 'mypages')),
      site('alvn1_alvn', 'Älvnäs IF', 'Älvnäs', 5, without('addEditTeam', 'ssgtManagement', 'shop')),
      site(
        'bjorn1_bjorn',
        'Björnvik BK',
        'Björnvik',
        4,
        without('ssgtManagement', 'subscriptions', 'statisticsAdvanced'),
      ),
      site(
        'isda1_isda',
        'Isdalen SK',
        'Isdalen',
        3,
        without('dynamicAds', 'subscriptions', 'liveGames', 'statisticsV2'),
      ),
      site(
        'norrs1_norrs',
        'Norrstrand IK',
        'Norrstrand',
        6,
        without('addEditStaff', 'ssgtManagement', 'ecalSettings', 'pageOrganization'),
      ),
    ],
  },
  {
    uuid: 'HavsbandNet1',
    name: 'Havsband Cup',
    sites: [site('havs1_havs', 'Havsband Cup', 'Havsband', 4, without('dynamicAds', 'shop', 'lineUp'), true)],
  },
];

/** The accounts of the embedded sign-in, by the subject that it gives them. */
export const demoAccounts = [
  { subject: 'demo-admin', email: 'admin@touchline.test', superAdmin: false, sites: 'all' },
  { subject: 'demo-super', email: 'super@touchline.test', superAdmin: true, sites: [] },
  { subject: 'demo-club', email: 'club@touchline.test', superAdmin: false, sites: ['frost1_frost'] },
  { subject: 'demo-outsider', email: 'outsider@touchline.test', superAdmin: false, sites: [] },
] as const;

/** The registers that know teams by ids of their own. */
export const registers = [
  { uuid: 'RegisterIsa1', code: 'isa', name: 'ISA', visible: true },
  { uuid: 'RegisterRam1', code: 'ramses_legacy', name: 'Ramses (legacy)', visible: true },
  { uuid: 'RegisterFed1', code: 'federation', name: 'Federation register', visible: true },
] as const;

/** The sports. */
export const sports = [
  { uuid: 'SportHockey1', code: 'ice-hockey', ...named('Ishockey', 'Ice hockey') },
  { uuid: 'SportFloorb1', code: 'floorball', ...named('Innebandy', 'Floorball') },
] as const;

/** The game types. */
export const gameTypes = [
  { uuid: 'GameTypeReg1', code: 'regular', ...named('Grundserie', 'Regular season') },
  { uuid: 'GameTypePla1', code: 'playoff', ...named('Slutspel', 'Playoff') },
  { uuid: 'GameTypeQua1', code: 'qualdown', ...named('Kval nedåt', 'Relegation') },
] as const;

/** The series of every site, by code. */
export const seriesOfSite = [
  { code: 'NIL', ...named('Nordisligan', 'Northern Ice League') },
  { code: 'NILD', ...named('Nordisligan Dam', 'Northern Ice League Women') },
  { code: 'NILJ20', ...named('Nordisligan J20', 'Northern Ice League J20') },
  { code: 'NILJ18', ...named('Nordisligan J18', 'Northern Ice League J18') },
  { code: 'NFL', ...named('Norra Innebandyligan', 'Northern Floorball League') },
] as const;

/** The codes of the seasons: the year in which each begins. */
export const seasonCodes = ['2022', '2023', '2024', '2025', '2026'] as const;

/** What a thing is called, in the two languages and for display. */
export function named(sv: string, en: string) {
  const names: Name[] = [
    { language: 'sv', translation: sv },
    { language: 'en', translation: en },
  ];
  return { names, displayName: sv };
}

function site(
  instanceId: string,
  displayName: string,
  org: string,
  clubTeams: number,
  addOns: AddOns,
  isMaster = false,
): DemoSite {
  return { instanceId, displayName, org, isMaster, clubTeams, addOns };
}

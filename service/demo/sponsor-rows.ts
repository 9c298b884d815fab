import { searchText } from '../store/lists/search-text.ts';
import type { Row } from './insert-rows.ts';
import { type LogoMotif, logoMotifs } from './pictures/logo-files.ts';
import { randomOf } from './random.ts';
import { type DemoSponsor, sponsorsOf } from './sponsor-list.ts';
import { authorship } from './team-rows.ts';

/** What a site's sponsors are made from. */
export interface SponsorSource {
  readonly seed: number;
  readonly instanceId: string;
  readonly now: Date;
  /** The mediaString of a logo; undefined where the library has none. */
  readonly logo: (motif: LogoMotif) => string | undefined;
}

/** Days from now on which contracts end, by turns: without an end, far ahead, soon, and over. */
const ends: readonly (number | null)[] = [null, 400, 212, 577, 21, 765, 301, -12, 489, null, 150, 640];
const tiers = ['Guld', 'Silver', 'Partner'] as const;
const day = 86_400_000;

/** The rows of a site's sponsors, its groups, and who stands in which; those of the league stand in the main group. */
export function sponsorRows(source: SponsorSource) {
  const { seed, instanceId } = source;
  const { sponsors } = sponsorsOf(instanceId);
  const rows = sponsors.map((sponsor, place) => sponsorRow(source, sponsor, place));
  const isLeague = instanceId === 'north1_north';
  const groups = isLeague ? [mainGroup] : tiers.map((name, place) => siteGroup(seed, instanceId, name, place));
  const memberships = rows.map(({ uuid }, place) => {
    const tier = isLeague ? 0 : place < 2 ? 0 : place < 6 ? 1 : 2;
    return { group_uuid: groups[tier]?.uuid, sponsor_uuid: uuid, sort_order: place };
  });
  return { sponsors: rows, sponsor_groups: groups, sponsor_memberships: memberships };
}

function sponsorRow({ seed, instanceId, now, logo }: SponsorSource, sponsor: DemoSponsor, place: number) {
  const random = randomOf(seed, instanceId, 'sponsor', place);
  const { name, host } = sponsor;
  const motifs = logoMotifs(instanceId).filter((motif) => motif.startsWith(`logo-${sponsor.logo}`));
  const [light, dark] = motifs.map(logo);
  const end = ends[place % ends.length] ?? null;
  const dayOf = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  const url = `https://${host}`;
  return {
    uuid: random.uuid(),
    name,
    folded_name: searchText(name),
    logo: light ?? null,
    logo_dark: dark ?? null,
    alt: null,
    url,
    url_parameters: place % 3 === 0 ? `utm_source=${instanceId}` : null,
    open_in_new_tab: true,
    active: place !== 9,
    contract_from: dayOf(Math.min(end ?? 0, 0) - random.between(60, 700)),
    contract_until: end === null ? null : dayOf(end),
    warn_days: 30,
    contact: null,
    contact_version: 0,
    note: null,
    external_id: `CRM-${4711 + place}`,
    search_text: searchText(name, url),
    version: 1,
    ...authorship,
  };
}

const look: Row = {
  ground: 'site',
  greyscale: false,
  show_heading: true,
  visible: true,
  ordering: 'fixed',
  version: 1,
};

const mainGroup = {
  uuid: 'main',
  is_main: true,
  name: 'Main sponsors',
  names: [
    { language: 'en', translation: 'Partners of the league' },
    { language: 'sv', translation: 'Ligans partner' },
  ],
  size: 'normal',
  columns: 6,
  sort_order: 0,
  ...look,
  ...authorship,
};

function siteGroup(seed: number, instanceId: string, name: (typeof tiers)[number], place: number) {
  return {
    ...mainGroup,
    uuid: randomOf(seed, instanceId, 'sponsor group', place).uuid(),
    is_main: false,
    name,
    names: [],
    size: (['large', 'normal', 'small'] as const)[place] ?? 'normal',
    columns: [3, 4, 6][place] ?? 4,
    sort_order: place,
  };
}

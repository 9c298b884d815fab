import { writtenTagName } from '../../openapi/formats/tag-name.ts';
import { foldName } from '../../openapi/formats/text.ts';
import { searchText } from '../store/lists/search-text.ts';
import { freeValue } from '../store/tags/tag-names.ts';
import type { Row } from './insert-rows.ts';
import type { DemoNetwork } from './platform.ts';
import { randomOf } from './random.ts';
import { authorship } from './team-rows.ts';

/** What administrators have made over the years: some words twice, and some that nobody uses any more. */
const names = [
  'Highlights',
  'Highlight',
  'Årets mål',
  'Arets mal',
  'Intervju',
  'Intervjuer',
  'Play-off',
  'Playoff',
  'Derby',
  'Ungdom',
  'Supportrar',
  'Bakom kulisserna',
  'Träning',
  'Arena',
  'Presskonferens',
  'Historia',
] as const;
const deactivated: readonly string[] = ['Historia'];

/** The custom tags of a site. */
export function demoTags(seed: number, instanceId: string): Row[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const value = freeValue(name, taken);
    taken.add(value);
    return {
      uuid: randomOf(seed, instanceId, 'tag', name).uuid(),
      value,
      name: writtenTagName(name),
      folded_name: foldName(name),
      active: !deactivated.includes(name),
      search_text: searchText(name),
      version: 1,
      ...authorship,
    };
  });
}

/** The video channels of a network: one that all of its sites show, one of the master site alone. */
export function demoVideoChannels({ uuid, name, sites }: DemoNetwork): Row[] {
  const own = sites.filter((site) => site.isMaster);
  return [
    { name, shown: sites, active: true },
    { name: 'Archive', shown: own, active: false },
  ].map((channel, place) => ({
    uuid: `Channel${place}${uuid.slice(0, 4)}`,
    network_uuid: uuid,
    name: channel.name,
    provider: 'embedded',
    active: channel.active,
    instance_ids: channel.shown.map(({ instanceId }) => instanceId),
    sort_order: place,
    ...authorship,
  }));
}

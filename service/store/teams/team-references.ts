import type { TeamInput } from '../contract.ts';
import { type Reference, registerReferences } from '../input/references.ts';
import { type MediaReference, mediaAt, mediaOfList } from '../media/media-references.ts';

/** What a team refers to: its owner, series, sports and registers. */
export function teamReferences(input: TeamInput): Reference[] {
  return [
    { kind: 'owner', path: 'ownerInstanceId', value: input.ownerInstanceId },
    ...(input.series ?? []).map(
      ({ uuid }, index): Reference => ({ kind: 'series', path: `series.${index}.uuid`, value: uuid }),
    ),
    ...(input.sport ?? []).map(
      ({ uuid }, index): Reference => ({ kind: 'sport', path: `sport.${index}.uuid`, value: uuid }),
    ),
    ...registerReferences('extIds', input.extIds),
  ];
}

/** The media items that a team shows: those of its logo and its icon, where they are no addresses, and its pictures. */
export function teamMediaReferences({ logo, icon, teamMedia }: TeamInput): MediaReference[] {
  return [...mediaAt('logo.path', logo?.path), ...mediaAt('icon', icon), ...mediaOfList('teamMedia', teamMedia)];
}

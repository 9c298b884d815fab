import type { LayoutStop, ResolvedLayout } from '../../../../generated/model/index.ts';

/** What a type of section is called, for a section without a title. */
export type NameOf = (type: string) => string;

/** What visitors see of a resolved layout: its sections and slides that are shown, by id, with what each is called. */
function shownIn({ groups }: ResolvedLayout, nameOf: NameOf): ReadonlyMap<string, string> {
  const shown = groups.filter(({ visible }) => visible).flatMap(({ sections }) => sections);
  return new Map(
    shown
      .filter(({ state }) => state === 'shown')
      .flatMap(({ id, title, type, items }): [string, string][] => [
        [id, title || nameOf(type)],
        ...items.filter(({ slide }) => slide?.state === 'shown').map((item): [string, string] => [item.id, item.title]),
      ]),
  );
}

/** A page before and after a publish, at one moment. */
export interface PagePair {
  before: ResolvedLayout;
  after: ResolvedLayout;
}

/** What a publish lets appear and disappear at the moment of two pages, by what each is called. */
export function changeOf({ before, after }: PagePair, nameOf: NameOf): { appears: string[]; goes: string[] } {
  const [was, is] = [shownIn(before, nameOf), shownIn(after, nameOf)];
  return {
    appears: [...is].filter(([id]) => !was.has(id)).map(([, name]) => name),
    goes: [...was].filter(([id]) => !is.has(id)).map(([, name]) => name),
  };
}

/** Whether a publish changes the same at one moment as at another. */
export const isSameChange = (one: PagePair, other: PagePair): boolean =>
  JSON.stringify(changeOf(one, asItIs)) === JSON.stringify(changeOf(other, asItIs));

const asItIs: NameOf = (type) => type;

/** How many moments are named at most: a whole new plan is looked at in the preview. */
const MOST = 6;

/** The moments up to `until` at which something begins or ends on one of the two pages alone, the next one first. */
export function changedTimes({ before, after }: PagePair, until: string): string[] {
  const [was, is] = [before, after].map(({ stops }) => new Set(stops.map(keyOf)));
  const changed = [
    ...before.stops.filter((stop) => !is?.has(keyOf(stop))),
    ...after.stops.filter((stop) => !was?.has(keyOf(stop))),
  ];
  const times = new Map(changed.map(({ at }) => [Date.parse(at), at]));
  return [...times]
    .filter(([time]) => time < Date.parse(until))
    .sort(([one], [other]) => one - other)
    .slice(0, MOST)
    .map(([, at]) => at);
}

const keyOf = ({ at, change, sectionId, slideId }: LayoutStop): string =>
  `${Date.parse(at)} ${change} ${sectionId} ${slideId}`;

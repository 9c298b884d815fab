import type { Section, SectionGroup, SiteLayout } from '../../../../generated/model/index.ts';
import { isEqual, type Values, without } from '../../../engine/values/values.ts';
import { isCarousel, type Slide, slidesOf } from './slides.ts';

/** One thing of a layout, by itself: what it is, where it stands, and what it says without what stands in it. */
export type Part = PartPlace & PartThing;

interface PartPlace {
  id: string;
  /** What it stands in; null for the layout. */
  parentId: string | null;
  /** Its place there, from 0. */
  index: number;
  /** What one can change about it: by name, what lies in its settings or its config by `settings.` or `config.` and the name. */
  own: Values;
}

type PartThing =
  | { kind: 'layout'; thing: SiteLayout }
  | { kind: 'group'; thing: SectionGroup }
  | { kind: 'section'; thing: Section }
  | { kind: 'slide'; thing: Slide };

/** All things of a layout by their ids, each behind what it stands in. */
export type Parts = ReadonlyMap<string, Part>;

/** What the service alone says of groups, sections and slides, or what their place says. */
const NOT_OWN = ['id', 'sections', 'sectionGroupId', 'sortOrder', 'createdAt', 'updatedAt', 'createdBy'];
/** What one can change about a layout itself. */
const OF_LAYOUT = ['name', 'kind', 'isStartPage', 'active', 'settings'] as const;

/** Takes a layout apart. */
export function partsOf(layout: SiteLayout): Parts {
  const parts = new Map<string, Part>();
  const add = (thing: PartThing, parentId: string | null, index: number): void =>
    void parts.set(thing.thing.id, { ...thing, id: thing.thing.id, parentId, index, own: ownOf(thing) });
  add({ kind: 'layout', thing: layout }, null, 0);
  for (const [place, group] of layout.sectionGroups.entries()) {
    add({ kind: 'group', thing: group }, layout.id, place);
    for (const [index, section] of group.sections.entries()) {
      add({ kind: 'section', thing: section }, group.id, index);
      for (const [at, slide] of slidesOf(section.config).entries())
        add({ kind: 'slide', thing: slide }, section.id, at);
    }
  }
  return parts;
}

function ownOf({ kind, thing }: PartThing): Values {
  if (kind === 'layout')
    return flat(Object.fromEntries(OF_LAYOUT.map((name) => [name, thing[name]])), 'settings', thing.settings);
  if (kind !== 'section') return without(thing, NOT_OWN);
  const { config } = thing;
  return flat(without(thing, NOT_OWN), 'config', isCarousel(config) ? without(config, ['slides']) : config);
}

function flat(values: Values, name: string, inner: object): Values {
  const entries = Object.entries(inner).map(([key, value]) => [`${name}.${key}`, value] as const);
  return { ...without(values, [name]), ...Object.fromEntries(entries) };
}

/** What stands in each thing of a layout, in order. */
export function byParent(parts: Parts): ReadonlyMap<string | null, readonly Part[]> {
  const children = new Map<string | null, Part[]>();
  for (const part of parts.values()) {
    const known = children.get(part.parentId);
    if (known) known.push(part);
    else children.set(part.parentId, [part]);
  }
  return children;
}

/** What stands in a thing, in order. */
export function childrenOf(parts: Parts, id: string): Part[] {
  return [...parts.values()].filter(({ parentId }) => parentId === id).sort((a, b) => a.index - b.index);
}

/** Which of its properties differ between two versions of a thing. */
export function changedNames(before: Part, after: Part): string[] {
  if (before.thing === after.thing) return [];
  const names = new Set([...Object.keys(before.own), ...Object.keys(after.own)]);
  return [...names].filter((name) => !isSame(before.own[name], after.own[name]));
}

/** Whether two values of a property say the same: a moment does however it is written, with `Z` or `+0000` (specification §9). */
export function isSame(one: unknown, other: unknown): boolean {
  return isEqual(one, other) || (isMoment(one) && isMoment(other) && Date.parse(one) === Date.parse(other));
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value);

/** Puts things together to a layout. What nobody changed is the very object that it was taken from, word for word. */
export function layoutOf(parts: Parts, root: Part): SiteLayout {
  return assembled(parts, root) as SiteLayout;
}

function assembled(parts: Parts, part: Part): object {
  const children = childrenOf(parts, part.id).map((child) => assembled(parts, child));
  const made = madeOf(part, children);
  return isEqual(made, part.thing) ? part.thing : made;
}

function madeOf(part: Part, children: readonly object[]): object {
  const { own, thing, kind, parentId } = part;
  const rest = without(thing, Object.keys(ownOf(part)));
  switch (kind) {
    case 'layout':
      return { ...rest, ...plain(own), settings: within(own, 'settings'), sectionGroups: children };
    case 'group':
      return { ...rest, ...own, sections: children };
    case 'section': {
      const config = within(own, 'config');
      const slides = children.length > 0 || isCarousel(part.thing.config) ? { slides: children } : {};
      return { ...rest, ...plain(own), sectionGroupId: parentId, config: { ...config, ...slides } };
    }
    case 'slide':
      return { ...rest, ...own };
  }
}

const plain = (own: Values): Values =>
  Object.fromEntries(Object.entries(own).filter(([name]) => !/^(config|settings)\./.test(name)));

const within = (own: Values, name: string): Values =>
  Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) =>
      key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), value]] : [],
    ),
  );

import type { StartPageSection, StartPageSectionInput, StartPageStatic } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { instant } from './held-groups.ts';
import { readStartPage, type StoredLayout, sectionsOf } from './layouts.ts';
import { lockedStartPage, type Publisher, present, saveLayout } from './save-layout.ts';

/** Something of the start page with the version of its layout. */
export interface OfStartPage<Value> {
  readonly value: Value;
  readonly version: number;
}

/** What stays the same on the start page. Throws `NotFoundError` where the site has none. */
export async function getStartPageStatic(reader: Reader): Promise<OfStartPage<StartPageStatic>> {
  return staticOf(present(await readStartPage(reader), 'start page'));
}

/**
 * Changes what stays the same on the start page at once. Throws `NotFoundError`, `StaleError`,
 * `UnknownReferencesError`.
 */
export async function saveStartPageStatic(
  transaction: Transaction,
  publisher: Publisher,
  { heading, text, ...shown }: StartPageStatic,
  expectedVersion?: number,
): Promise<OfStartPage<StartPageStatic>> {
  const before = await lockedStartPage(transaction, expectedVersion);
  const settings = { ...before.settings, ...shown, metaTitle: heading, metaDescription: text };
  return staticOf(await saveLayout(transaction, publisher, before, { settings, settingsAt: '' }));
}

function staticOf({ settings, version }: StoredLayout): OfStartPage<StartPageStatic> {
  const { metaTitle, metaDescription, backgroundMedia, showGameHeader, showSponsorStrip } = settings;
  return {
    value: { heading: metaTitle, text: metaDescription, backgroundMedia, showGameHeader, showSponsorStrip },
    version,
  };
}

/** The sections of the start page, in their order; none where the site has no start page. */
export async function listStartPageSections(reader: Reader): Promise<StartPageSection[]> {
  const layout = await readStartPage(reader);
  return layout ? startSections(layout) : [];
}

/** One section of the start page. Throws `NotFoundError`. */
export async function getStartPageSection(reader: Reader, id: string): Promise<OfStartPage<StartPageSection>> {
  return sectionOf(present(await readStartPage(reader), 'start page'), id);
}

/**
 * Changes a section of the start page at once; what the input leaves out stays. Throws `NotFoundError`, `StaleError`,
 * and `ContentError` for a schedule that does not hold.
 */
export async function updateStartPageSection(
  transaction: Transaction,
  publisher: Publisher,
  id: string,
  input: StartPageSectionInput,
  expectedVersion?: number,
): Promise<OfStartPage<StartPageSection>> {
  const before = await lockedStartPage(transaction, expectedVersion);
  sectionOf(before, id);
  const { visibleFrom, visibleUntil, ...rest } = withoutUndefined(input);
  const change = {
    ...rest,
    ...(visibleFrom !== undefined && { visibleFrom: instant(visibleFrom) }),
    ...(visibleUntil !== undefined && { visibleUntil: instant(visibleUntil) }),
  };
  const groups = before.sectionGroups.map((group) => ({
    ...group,
    sections: group.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
  }));
  return sectionOf(await saveLayout(transaction, publisher, before, { groups, pathOf: ownPath(before, id) }), id);
}

/** The body is the section itself: its faults stand at its properties. */
function ownPath({ sectionGroups }: StoredLayout, id: string) {
  return (group: number, section?: number) => {
    const of = section === undefined ? undefined : sectionGroups[group]?.sections[section];
    return of?.id === id ? '' : `sectionGroups.${group}${section === undefined ? '' : `.sections.${section}`}`;
  };
}

function sectionOf(layout: StoredLayout, id: string): OfStartPage<StartPageSection> {
  const value = startSections(layout).find((section) => section.id === id);
  if (!value) throw new NotFoundError('section of the start page', id);
  return { value, version: layout.version };
}

function startSections(layout: StoredLayout): StartPageSection[] {
  return sectionsOf(layout).map(({ id, type, title, visible, visibleFrom, visibleUntil }, place) => ({
    id,
    type,
    title,
    visible,
    visibleFrom,
    visibleUntil,
    sortOrder: place,
  }));
}

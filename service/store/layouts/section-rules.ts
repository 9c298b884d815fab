import { layoutLimits } from '../../../openapi/formats/layout-limits.ts';
import type { AddOns, Section, SectionConfigName } from '../contract.ts';
import { AddOnError, ConflictError, ContentError, ForeignReferenceError } from '../errors.ts';
import { type StoredLayout, sectionsOf } from './layouts.ts';
import { type Fault, scheduleFaults } from './schedule.ts';
import { slideKind, slidesOf } from './section-slides.ts';
import { knownType } from './section-types.ts';
import { slideFaults } from './slide-rules.ts';

/** The faults of a config by the contract's schema of this name, at paths within the config. */
export type CheckConfig = (schema: SectionConfigName, config: unknown) => readonly Fault[];

/** A section with its dotted path in what was sent. */
export interface PlacedSection {
  readonly section: Section;
  readonly path: string;
}

/** What sections are checked against. */
export interface SectionChecks {
  /** The layout that they are to be in, as it is stored; undefined for a new one. */
  readonly before: StoredLayout | undefined;
  readonly addOns: AddOns;
  readonly checkConfig: CheckConfig;
  /** Milliseconds. */
  readonly now: number;
}

/** How much a layout and a section may hold. */
const most = { ...layoutLimits, configCharacters: 200_000, blockCharacters: 50_000 };

/**
 * Throws for what the sections of a layout must not be: `ConflictError` (`duplicateId`, `tooMany`, `mostOfType`),
 * `AddOnError`, `ForeignReferenceError` (`unknownType`), and `ContentError` with all that is wrong in configs and
 * schedules. What is stored already may stay as it is.
 */
export function refuseBadSections(placed: readonly PlacedSection[], checks: SectionChecks): void {
  const stored = new Map(checks.before ? sectionsOf(checks.before).map((section) => [section.id, section]) : []);
  refuseTooMany(placed, stored);
  refuseRepeatedIds(placed);
  refuseLargeTexts(placed.filter(({ section }) => !isStored(section, stored.get(section.id))));
  for (const { section, path } of placed) refuseNewType(section, stored.get(section.id), path, checks.addOns);
  const faults = placed.flatMap(({ section, path }) => {
    const before = stored.get(section.id);
    return [
      ...scheduleFaults(section, before, path, checks.now),
      ...configFaults(section, before, checks).map((fault) => ({ ...fault, path: `${path}.config.${fault.path}` })),
    ];
  });
  if (faults.length > 0) throw new ContentError(faults);
}

/**
 * Throws for what is more than any layout may hold: `ConflictError` (`tooMany`) for its sections, `ContentError` (`tooLarge`)
 * for a config, or for the older texts of all sections, which are HTML to be cleaned.
 */
export function refuseEndless(placed: readonly { section: Pick<Section, 'config'>; path: string }[]): void {
  refuseTooManySections(placed);
  refuseLargeTexts(placed);
  const faults = placed.flatMap(({ section, path }) =>
    sizeFaults(section.config).map((fault) => ({ ...fault, path: `${path}.config` })),
  );
  if (faults.length > 0) throw new ContentError(faults);
}

function refuseLargeTexts(placed: readonly { section: Pick<Section, 'config'>; path: string }[]): void {
  let characters = 0;
  for (const { section, path } of placed) {
    const { body } = section.config;
    if (!Array.isArray(body)) continue;
    characters += JSON.stringify(body).length;
    if (characters <= most.blockCharacters) continue;
    const message = `The older texts of a layout hold at most ${most.blockCharacters} characters.`;
    throw new ContentError([{ path: `${path}.config.body`, code: 'tooLarge', message }]);
  }
}

function refuseTooManySections(placed: readonly { path: string }[], there = 0): void {
  const extra = placed.slice(Math.max(most.sections, there)).map(({ path }) => path);
  if (extra.length === 0) return;
  throw new ConflictError('tooMany', extra, `A layout has at most ${most.sections} sections.`);
}

function refuseTooMany(placed: readonly PlacedSection[], stored: ReadonlyMap<string, Section>): void {
  refuseTooManySections(placed, stored.size);
  for (const group of Map.groupBy(placed, ({ section }) => section.sectionGroupId).values()) {
    const beyond = group.slice(most.inGroup);
    if (beyond.length > 0) {
      throw new ConflictError(
        'tooMany',
        beyond.map(({ path }) => path),
        `A group has at most ${most.inGroup} sections.`,
      );
    }
  }
  for (const [type, ofType] of Map.groupBy(placed, ({ section }) => section.type)) {
    const limit = knownType(type)?.most ?? Infinity;
    const there = [...stored.values()].filter((section) => section.type === type).length;
    const beyond = ofType.slice(Math.max(limit, there)).map(({ path }) => `${path}.type`);
    if (beyond.length > 0) throw new ConflictError('mostOfType', beyond, `A layout has at most ${limit} of ${type}.`);
  }
}

function refuseRepeatedIds(placed: readonly PlacedSection[]): void {
  const seen = new Set<string>();
  const repeated = placed
    .flatMap(({ section, path }) => [
      { id: section.id, path: `${path}.id` },
      ...slidesOf(section).map(({ id }, place) => ({ id, path: `${path}.config.slides.${place}.id` })),
    ])
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map(({ path }) => path);
  if (repeated.length > 0)
    throw new ConflictError('duplicateId', repeated, 'Two parts of the layout have the same id.');
}

function refuseNewType({ type }: Section, before: Section | undefined, path: string, addOns: AddOns): void {
  if (before?.type === type) return;
  const known = knownType(type);
  if (!known) throw new ForeignReferenceError('unknownType', [`${path}.type`], `There are no sections '${type}'.`);
  if (known.addOn !== null && !addOns[known.addOn]) throw new AddOnError(`${path}.type`, known.addOn);
}

/** Whether a section has the very config that is stored. */
function isStored({ type, config }: Section, before: Section | undefined): boolean {
  return before?.type === type && JSON.stringify(before.config) === JSON.stringify(config);
}

/** A fault of a config that is too large for a section, at the config itself. */
function sizeFaults(config: Section['config']): readonly Fault[] {
  if (JSON.stringify(config).length <= most.configCharacters) return [];
  return [{ path: '', code: 'tooLarge', message: `A section holds at most ${most.configCharacters} characters.` }];
}

function configFaults(section: Section, before: Section | undefined, checks: SectionChecks): readonly Fault[] {
  const { config } = section;
  if (isStored(section, before)) return [];
  const tooLarge = sizeFaults(config);
  if (tooLarge.length > 0) return tooLarge;
  const known = knownType(section.type);
  const faults = known ? checks.checkConfig(known.configSchema, config) : [];
  if (faults.length > 0) return faults;
  const stored = new Map(before ? slidesOf(before).map((slide) => [slide.id, slide]) : []);
  return slidesOf(section).flatMap((slide, place) => {
    const found = [
      ...(slide.kind === slideKind(section.type)
        ? slideFaults(slide, stored.get(slide.id))
        : [{ path: 'kind', code: 'enum', message: 'is not the kind of this carousel' }]),
      ...scheduleFaults(slide, stored.get(slide.id), '', checks.now),
    ];
    return found.map((fault) => ({ ...fault, path: `slides.${place}.${fault.path}` }));
  });
}

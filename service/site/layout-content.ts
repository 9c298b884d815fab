import type { HiddenOn, SiteContent } from '../../src/site/page-data.ts';
import type { ResolvedItem, ResolvedLayout, ResolvedSection } from '../store/contract.ts';
import type { Reader } from '../store/database.ts';
import { readLayouts, readStartPage, type StoredLayout, sectionsOf } from '../store/layouts/layouts.ts';
import { resolveLayout } from '../store/layouts/resolve/resolve-layout.ts';
import type { CheckConfig } from '../store/layouts/section-rules.ts';
import { slidesOf } from '../store/layouts/section-slides.ts';
import { isShownPage } from '../store/pages/pages.ts';
import { foldedPath } from '../store/routes/route-path.ts';
import { sql } from '../store/sql.ts';
import { gameAddresses, publicBody } from './article-body.ts';
import type { FoundFrame } from './site-frame.ts';

/** What a page by a layout is read with. */
export type LayoutReading = {
  readonly reader: Reader;
  readonly frame: Pick<FoundFrame['frame'], 'base' | 'paths' | 'now'>;
  /** The address below which browsers find pictures. */
  readonly base: string;
  /** Checks the config of a section by a schema of the contract. */
  readonly checkConfig: CheckConfig;
  /** What the network shows as its main sponsors now. */
  readonly mainSponsors: readonly ResolvedItem[];
};

type LayoutContent = Extract<SiteContent, { kind: 'layout' }>;

/** The start page as its layout arranges it now; undefined where the site has none, or one without a section. */
export async function startLayout(reading: LayoutReading): Promise<LayoutContent | undefined> {
  const layout = await readStartPage(reading.reader);
  return layout?.active && layout.sectionCount > 0 ? contentOf(layout, null, reading) : undefined;
}

/** The page of page organisation with an id; undefined where visitors have none. */
export function pageById(reading: LayoutReading, id: string): Promise<LayoutContent | undefined> {
  return pageWhere(reading, sql`e.uuid = ${id}`);
}

/** The page of page organisation at a path; undefined where visitors have none. */
export function pageAt(reading: LayoutReading, path: string): Promise<LayoutContent | undefined> {
  return pageWhere(reading, sql`e.folded_slug = ${foldedPath(path)}`);
}

async function pageWhere(reading: LayoutReading, is: ReturnType<typeof sql>): Promise<LayoutContent | undefined> {
  const { reader } = reading;
  const page = sql`FROM pages e WHERE ${isShownPage(sql`e`)} AND ${is}`;
  const [[found], [layout]] = await Promise.all([
    reader.query<{ title: string }>(sql`SELECT e.title ${page}`),
    readLayouts(reader, sql`p.uuid = (SELECT e.layout_uuid ${page})`),
  ]);
  return found && layout && contentOf(layout, found.title, reading);
}

async function contentOf(layout: StoredLayout, title: string | null, reading: LayoutReading): Promise<LayoutContent> {
  const { reader, frame, base, checkConfig, mainSponsors } = reading;
  const at = new Date(frame.now).getTime();
  const look = { at, device: 'desktop', base, counts: false, hasGames: true, mainSponsors } as const;
  const resolved = await resolveLayout(reader, onEveryDevice(layout), look, checkConfig);
  return { kind: 'layout', title, layout: await forVisitors(resolved, reading), hiddenOn: hiddenOn(layout) };
}

/** One page serves all devices, so that nothing is left out for one of them: the page hides it there itself. */
function onEveryDevice(layout: StoredLayout): StoredLayout {
  const sectionGroups = layout.sectionGroups.map((group) => ({
    ...group,
    sections: group.sections.map((section) => {
      const slides = slidesOf(section).map((slide) => ({ ...slide, hiddenOn: [] }));
      const config = slides.length > 0 ? { ...section.config, slides } : section.config;
      return { ...section, hiddenOn: [], config };
    }),
  }));
  return { ...layout, sectionGroups };
}

function hiddenOn(layout: StoredLayout): HiddenOn {
  const sections = sectionsOf(layout);
  const parts = [...sections, ...sections.flatMap(slidesOf)];
  return Object.fromEntries(
    parts.flatMap(({ id, hiddenOn: devices = [] }) => (devices.length > 0 ? [[id, devices] as const] : [])),
  );
}

/** What visitors see of it and nothing else: no section that is not shown, and in texts no picture that is not public. */
async function forVisitors(layout: ResolvedLayout, reading: LayoutReading): Promise<ResolvedLayout> {
  const groups = layout.groups.map(async (group) => {
    const shown = group.visible ? group.sections.filter(({ state }) => state === 'shown') : [];
    return { ...group, sections: await Promise.all(shown.map((section) => withPublicTexts(section, reading))) };
  });
  return { ...layout, groups: await Promise.all(groups) };
}

async function withPublicTexts(section: ResolvedSection, { reader, frame }: LayoutReading): Promise<ResolvedSection> {
  const address = gameAddresses(frame.base, frame.paths);
  const items = section.items.map(async (item) =>
    item.html === null ? item : { ...item, html: await publicBody(reader, item.html, address) },
  );
  return { ...section, problems: [], items: await Promise.all(items) };
}

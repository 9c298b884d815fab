import type { ResolvedGroup } from '../../generated/model/resolvedGroup.ts';
import type { ResolvedItem } from '../../generated/model/resolvedItem.ts';
import type { ResolvedLayout } from '../../generated/model/resolvedLayout.ts';
import type { ResolvedSection } from '../../generated/model/resolvedSection.ts';
import { sampleMedia, samplePicture } from './sample-pages.ts';

type Slide = NonNullable<ResolvedItem['slide']>;

/** The sample picture as resolved items carry it. */
export const resolvedPicture = { ...samplePicture, media: sampleMedia };

/** An item with nothing but its name and what is handed in. */
export function sampleResolved(kind: ResolvedItem['kind'], more: Partial<ResolvedItem> = {}): ResolvedItem {
  return {
    kind,
    id: `${kind}-1`,
    title: 'Derby night',
    titles: [],
    text: null,
    href: null,
    openInNewTab: false,
    picture: null,
    article: null,
    game: null,
    slide: null,
    row: null,
    html: null,
    ...more,
  };
}

/** A slide that is shown; `item` is what it shares with all items. */
export function sampleSlide(slide: Partial<Slide> = {}, item: Partial<ResolvedItem> = {}): ResolvedItem {
  return sampleResolved('slide', {
    picture: resolvedPicture,
    ...item,
    slide: {
      kind: 'hero',
      state: 'shown',
      kicker: null,
      phonePicture: null,
      video: {},
      textPosition: 'left',
      textColour: 'light',
      overlay: 35,
      buttons: [],
      saleState: null,
      price: null,
      onSaleFrom: null,
      icon: null,
      tone: null,
      dismissible: false,
      ...slide,
    },
  });
}

/** A section that is shown. */
export function sampleSection(
  type: string,
  items: ResolvedItem[],
  more: Partial<ResolvedSection> = {},
): ResolvedSection {
  return {
    id: `section-${type.toLowerCase().replaceAll(' ', '-')}`,
    type,
    title: 'NEW SECTION',
    showTitle: true,
    span: 1,
    state: 'shown',
    config: {},
    items,
    found: { matching: items.length, required: items.length, leftOut: 0, newest: null },
    problems: [],
    ...more,
  };
}

/** A layout with one group of these sections. */
export function sampleLayout(
  sections: ResolvedSection[],
  settings: ResolvedLayout['settings'] = {},
  group: Partial<ResolvedGroup> = {},
): ResolvedLayout {
  return {
    at: '2026-11-27T18:00:00Z',
    device: 'desktop',
    name: 'Start page',
    settings,
    games: [],
    groups: [{ id: 'group', name: 'Top', area: 'main', columns: 1, visible: true, sections, ...group }],
    stops: [],
  };
}

import type { LayoutSettings, Section, SlideLink, SlideMedia } from '../contract.ts';
import { parseMediaString } from '../media/media-keys.ts';
import { type Slide, slidesOf } from './section-slides.ts';

/** What layouts refer to. */
export type ReferenceKind = 'article' | 'game' | 'media' | 'page' | 'route' | 'sponsorGroup' | 'ssgt' | 'tag' | 'team';

/**
 * A reference: `value` as the input has it, `path` is its dotted path in the section, or in the layout for its
 * settings.
 */
export interface LayoutReference {
  readonly kind: ReferenceKind;
  readonly value: string;
  readonly path: string;
  readonly slideId: string | null;
  /** Whether it is the picture or film that a slide is drawn with, of which the slide says by itself what is not ready. */
  readonly isSlideMedia?: boolean;
}

type Found = Omit<LayoutReference, 'slideId'>;
type Known = { readonly [name: string]: unknown };

/**
 * Everything that a section refers to. It reads what is there: the config of an unknown type, and what does not fit the
 * schema of a known one, refers to nothing.
 */
export function referencesOf(section: Pick<Section, 'type' | 'config'>): LayoutReference[] {
  const { config } = section;
  const own = ownReferences(section.type, config).map((one) => ({ ...one, path: `config.${one.path}`, slideId: null }));
  const ofSlides = slidesOf(section).flatMap((slide, place) =>
    slideReferences(slide).map((one) => ({ ...one, path: `config.slides.${place}.${one.path}`, slideId: slide.id })),
  );
  return [...own, ...ofSlides];
}

/** What the settings of a layout refer to; `at` is what stands before their names in the paths. */
export function settingsReferences(
  { backgroundMedia, shareImage }: LayoutSettings,
  at: 'settings.' | '' = 'settings.',
): LayoutReference[] {
  return [...media(`${at}backgroundMedia`, backgroundMedia), ...media(`${at}shareImage`, shareImage)].map((one) => ({
    ...one,
    slideId: null,
  }));
}

function ownReferences(type: string, config: Known): Found[] {
  switch (type) {
    case 'ARTICLE LIST':
      return [
        ...tags('tags', config.tags),
        ...list(config.pinned).flatMap((pin, place) => [
          ...named('article', `pinned.${place}.articleId`, pin.articleId),
          ...media(`pinned.${place}.media`, pin.media),
        ]),
      ];
    case 'VIDEOS':
      return [...tags('requiredTags', config.requiredTags), ...tags('additionalTags', config.additionalTags)];
    case 'LINKED IMAGES':
      return list(config.linkedImages).flatMap(({ src }, place) => media(`linkedImages.${place}.src`, src));
    case 'GAMES':
      return [...named('ssgt', 'ssgtUuid', config.ssgtUuid), ...named('team', 'teamUuid', config.teamUuid)];
    case 'TABLE':
    case 'STATISTICS':
      return named('ssgt', 'ssgtUuid', config.ssgtUuid);
    case 'SPONSORS':
      return Array.isArray(config.groupIds)
        ? config.groupIds.flatMap((id, place) => named('sponsorGroup', `groupIds.${place}`, id))
        : [];
    default:
      return [];
  }
}

function slideReferences(slide: Slide): Found[] {
  const shown = slideMedia('media', slide.media);
  switch (slide.kind) {
    case 'hero': {
      const { articleId, link: whole, buttons = [] } = slide as Extract<Slide, { buttons?: unknown }>;
      return [
        ...shown,
        ...named('article', 'articleId', articleId),
        ...link('link', whole),
        ...buttons.flatMap((button, place) => link(`buttons.${place}.link`, button.link)),
      ];
    }
    case 'ticketPromo': {
      const { source, gameUuid, teamUuid } = slide as Extract<Slide, { buttonText: unknown }>;
      return [
        ...shown,
        ...(source === 'fixed' ? named('game', 'gameUuid', gameUuid) : named('team', 'teamUuid', teamUuid)),
      ];
    }
    default:
      return [...shown, ...link('link', 'link' in slide ? slide.link : undefined)];
  }
}

function slideMedia(path: string, shown: SlideMedia | undefined): Found[] {
  const own = media(`${path}.media`, shown?.media).map((one) => ({ ...one, isSlideMedia: true }));
  return [...own, ...media(`${path}.phoneMedia`, shown?.phoneMedia)];
}

function link(path: string, to: SlideLink | undefined): Found[] {
  return to && to.kind !== 'none' && to.kind !== 'external' ? named(to.kind, `${path}.id`, to.id) : [];
}

function named(kind: ReferenceKind, path: string, value: unknown): Found[] {
  return typeof value === 'string' && value !== '' ? [{ kind, path, value }] : [];
}

function media(path: string, value: unknown): Found[] {
  return typeof value === 'string' && value !== '' ? [{ kind: 'media', path, value }] : [];
}

function tags(path: string, value: unknown): Found[] {
  return list(value).flatMap((tag, place) => named('tag', `${path}.${place}.value`, tag.value));
}

function list(value: unknown): readonly Known[] {
  return Array.isArray(value) ? value.filter((one): one is Known => typeof one === 'object' && one !== null) : [];
}

/** What a reference is found by: a key of the library, a tag without its link type, else the id. */
export function referredKey({ kind, value }: Pick<LayoutReference, 'kind' | 'value'>): string {
  return kind === 'media' ? (parseMediaString(value)?.key ?? value) : value;
}

import { momentOf } from '../../../../openapi/formats/moments.ts';
import type {
  HeroSlide,
  InfoSlide,
  ResolvedItem,
  ResolvedSlide,
  SlideLink,
  SlideMedia,
  TicketPromoSlide,
} from '../../contract.ts';
import type { Slide } from '../section-slides.ts';
import { bareItem, type Facts, type GameFact, gameHref, shownPicture } from './facts.ts';

type Shown = NonNullable<ResolvedSlide>;
type State = Shown['state'];

/** A slide as visitors see it at the moment, or why they do not. */
export function slideItem(slide: Slide, facts: Facts): ResolvedItem {
  switch (slide.kind) {
    case 'hero':
      return heroItem(slide, facts);
    case 'ticketPromo':
      return ticketItem(slide as TicketPromoSlide, facts);
    default:
      return infoItem(slide as InfoSlide, facts);
  }
}

/** Whether a slide is drawn: one whose tickets are sold out is, and says so. */
export const isDrawn = ({ slide }: ResolvedItem): boolean => slide?.state === 'shown' || slide?.state === 'soldOut';

/** Whether a hero slide lacks what it cannot be drawn without: a heading and a picture. */
export const isBare = ({ title, picture }: Pick<ResolvedItem, 'title' | 'picture'>): boolean =>
  title === '' || picture === null;

function heroItem(slide: HeroSlide, facts: Facts): ResolvedItem {
  const found = slide.articleId ? facts.articles.get(slide.articleId) : undefined;
  const article = found?.state === 'public' ? found : undefined;
  const heading = slide.heading?.trim() || article?.header;
  const game = heading ? undefined : linkedGame(slide.link, facts);
  const title = heading || game?.displayName || '';
  const picture = mediaPicture(slide.media, facts) ?? shownPicture(facts, slide.media?.media ? null : article?.media);
  const own = linkOf(slide.link, facts);
  const to = slide.link && slide.link.kind !== 'none' ? own : { href: article?.href ?? null, openInNewTab: false };
  const state = stateOf(slide, facts, isBare({ title, picture }) ? 'incomplete' : 'shown');
  return {
    ...bareItem('slide', slide.id, title),
    titles: game?.titles ?? [],
    text: slide.text?.trim() || (slide.heading?.trim() ? null : article?.intro || null),
    game: game ?? null,
    ...to,
    picture,
    slide: {
      ...plainSlide('hero', state),
      kicker: slide.kicker?.trim() || null,
      phonePicture: shownPicture(facts, slide.media?.phoneMedia),
      video: { ...plainVideo, ...slide.media?.video },
      textPosition: slide.textPosition ?? 'left',
      textColour: slide.textColour ?? 'light',
      overlay: slide.overlay ?? 35,
      buttons: (slide.buttons ?? []).map(({ text, link, type = 'filled', size = 'base' }) => ({
        text,
        ...linkOf(link, facts),
        type,
        size,
      })),
    },
  };
}

function ticketItem(slide: TicketPromoSlide, facts: Facts): ResolvedItem {
  const found = gameOf(slide, facts);
  const game = found?.game;
  const url = slide.ticketUrl || found?.ticketUrl || null;
  const saleState = saleStateOf(slide, facts.at);
  const state = stateOf(slide, facts, gameState(slide, found, facts.at, saleState));
  return {
    ...bareItem('slide', slide.id, slide.heading?.trim() || game?.displayName || ''),
    titles: slide.heading?.trim() ? [] : (game?.titles ?? []),
    text: slide.text?.trim() || null,
    href: url ?? (game ? gameHref(facts, game.uuid) : null),
    picture: mediaPicture(slide.media, facts),
    game: game ?? null,
    slide: {
      ...plainSlide('ticketPromo', state),
      phonePicture: shownPicture(facts, slide.media?.phoneMedia),
      buttons:
        url && (saleState === 'onSale' || saleState === 'fewLeft')
          ? [{ text: slide.buttonText, href: url, openInNewTab: false, type: 'filled', size: 'base' }]
          : [],
      saleState,
      price: slide.price?.trim() || null,
      onSaleFrom: slide.onSaleFrom ?? null,
    },
  };
}

function infoItem(slide: InfoSlide, facts: Facts): ResolvedItem {
  return {
    ...bareItem('slide', slide.id, slide.heading),
    text: slide.text,
    ...linkOf(slide.link, facts),
    picture: mediaPicture(slide.media, facts),
    slide: {
      ...plainSlide('info', stateOf(slide, facts, 'shown')),
      icon: slide.icon ?? 'info',
      tone: slide.tone ?? 'info',
      dismissible: slide.dismissible ?? false,
    },
  };
}

/**
 * The game that a ticket slide is about: its fixed one, or the next home game of the moment; undefined for one that is
 * not played.
 */
export function gameOf({ source, gameUuid, teamUuid }: TicketPromoSlide, facts: Facts): GameFact | undefined {
  const uuid = source === 'fixed' ? gameUuid : facts.nextHome.get(teamUuid ?? '');
  const found = uuid ? facts.games.get(uuid) : undefined;
  return found && !found.game.deleted && found.game.state !== 'canceled' ? found : undefined;
}

function gameState(
  { untilGameStart = true }: TicketPromoSlide,
  found: GameFact | undefined,
  at: number,
  saleState: Shown['saleState'],
): State {
  if (!found) return 'noGame';
  const { startDateTime, played } = found.game;
  if (untilGameStart && (played || (startDateTime && momentOf(startDateTime) <= at))) return 'gameOver';
  return saleState === 'soldOut' ? 'soldOut' : 'shown';
}

function saleStateOf({ saleState = 'auto', onSaleFrom }: TicketPromoSlide, at: number): Shown['saleState'] {
  if (saleState !== 'auto') return saleState;
  return onSaleFrom && momentOf(onSaleFrom) > at ? 'notYet' : 'onSale';
}

/** What the slide says of itself comes first, then what it lacks, then the device. */
function stateOf(slide: Slide, { at, device }: Facts, otherwise: State): State {
  if (slide.visible === false) return 'hidden';
  if (slide.visibleFrom && momentOf(slide.visibleFrom) > at) return 'scheduled';
  if (slide.visibleUntil && momentOf(slide.visibleUntil) <= at) return 'expired';
  if (otherwise !== 'shown' && otherwise !== 'soldOut') return otherwise;
  return slide.hiddenOn?.includes(device) ? 'deviceHidden' : otherwise;
}

/** The picture of a slide, with words and a focal point of its own where it has them. */
function mediaPicture(media: SlideMedia | undefined, facts: Facts) {
  const picture = shownPicture(facts, media?.media);
  if (!picture || !media) return null;
  const alt = media.decorative ? '' : (media.alt ?? picture.alt);
  return { ...picture, alt, focalPoint: media.focalPoint ?? picture.focalPoint };
}

/** Where a link leads; null where what it leads to is gone, or not public. */
function linkOf(link: SlideLink | undefined, facts: Facts): { href: string | null; openInNewTab: boolean } {
  const openInNewTab = link?.openInNewTab ?? false;
  return { href: link ? hrefOf(link, facts) : null, openInNewTab };
}

function hrefOf({ kind, id, url }: SlideLink, facts: Facts): string | null {
  if (kind === 'none') return null;
  if (kind === 'external') return url || null;
  if (!id) return null;
  if (kind === 'article') {
    const article = facts.articles.get(id);
    return article?.state === 'public' ? article.href : null;
  }
  if (kind === 'game') return linkedGame({ kind, id }, facts) ? gameHref(facts, id) : null;
  return facts.links.get(`${kind} ${id}`) ?? null;
}

/** The game that a link leads to, while there is one. */
function linkedGame(link: Pick<SlideLink, 'kind' | 'id'> | undefined, facts: Facts): GameFact['game'] | undefined {
  const game = link?.kind === 'game' && link.id ? facts.games.get(link.id)?.game : undefined;
  return game && !game.deleted ? game : undefined;
}

const plainVideo = { autoplay: false, controls: true, inline: true, loop: false, muted: true };

function plainSlide(kind: Shown['kind'], state: State): Shown {
  return {
    kind,
    state,
    kicker: null,
    phonePicture: null,
    video: plainVideo,
    textPosition: 'left',
    textColour: 'light',
    overlay: 0,
    buttons: [],
    saleState: null,
    price: null,
    onSaleFrom: null,
    icon: null,
    tone: null,
    dismissible: false,
  };
}

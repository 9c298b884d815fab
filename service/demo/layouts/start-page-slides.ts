import { siteZone } from '../../store/time/days.ts';
import type { NextGame, Say, StartPageParts } from './start-page-parts.ts';

/** Slides of the start page: the next game until it starts, the stories of the day, and the season ticket. */
export function heroSlides(parts: StartPageParts, say: Say): object[] {
  const { nextGame, articles } = parts;
  const [first, second] = articles.map(({ id }, place) => articleSlide(parts.id(`slide ${place}`), id, say));
  return [nextGame && gameSlide(parts, nextGame, say), first, second, seasonSlide(parts, say)].filter(
    (one) => one !== undefined,
  );
}

/** A slide that follows its article. */
function articleSlide(id: string, articleId: string, say: Say): object {
  const texts = { kicker: say('Nyheter', 'News'), heading: null, text: null, media: null };
  const buttons = [button(say('Läs mer', 'Read more'), { kind: 'article', id: articleId }, 'white')];
  return { ...slide(id, 'hero'), ...texts, buttons, articleId };
}

function gameSlide({ id, pictures, routes, isEnglish }: StartPageParts, game: NextGame, say: Say): object | undefined {
  const [picture] = pictures;
  if (!picture) return undefined;
  const when = new Intl.DateTimeFormat(isEnglish ? 'en-GB' : 'sv-SE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: siteZone,
  }).format(new Date(game.start));
  return {
    ...slide(id('slide game'), 'hero'),
    name: say('Nästa hemmamatch', 'Next home game'),
    visibleUntil: game.start,
    kicker: say('Nästa hemmamatch', 'Next home game'),
    heading: game.name,
    text: [capital(when), game.venue].filter(Boolean).join(' · '),
    media: { media: picture.media, alt: picture.name, decorative: false },
    link: { kind: 'game', id: game.id },
    buttons: [
      ...(routes.tickets ? [button(say('Köp biljett', 'Buy tickets'), toRoute(routes.tickets), 'filled')] : []),
      button(say('Om matchen', 'About the game'), { kind: 'game', id: game.id }, 'white'),
    ],
    articleId: null,
  };
}

function seasonSlide({ id, pictures, routes, club }: StartPageParts, say: Say): object | undefined {
  const picture = pictures[1] ?? pictures[0];
  if (!picture) return undefined;
  return {
    ...slide(id('slide arena'), 'hero'),
    name: say('Säsongskort', 'Season ticket'),
    kicker: say('Hela säsongen', 'All season'),
    heading: say(`Stå bakom ${club}`, `Stand behind ${club}`),
    text: say('Köp ditt säsongskort och missa inte en sekund.', 'Get your season ticket and miss no second of it.'),
    media: { media: picture.media, alt: picture.name, decorative: false },
    link: { kind: 'none' },
    buttons: [
      ...(routes.tickets ? [button(say('Köp biljett', 'Buy tickets'), toRoute(routes.tickets), 'filled')] : []),
      ...(routes.schedule ? [button(say('Spelschema', 'Schedule'), toRoute(routes.schedule), 'white')] : []),
    ],
    articleId: null,
  };
}

/** Short notices for the day of a game. */
export function infoSlides({ id, routes }: StartPageParts, say: Say): object[] {
  const link = routes.shop ? { ...toRoute(routes.shop), url: null, openInNewTab: false } : { kind: 'none' };
  return [
    {
      ...slide(id('note doors'), 'info'),
      icon: 'bus',
      tone: 'info',
      heading: say('Extrabuss till arenan', 'Extra buses to the arena'),
      text: say(
        'Från torget en timme före nedsläpp, och tillbaka efter slutsignalen.',
        'From the square an hour before face-off, and back after the final whistle.',
      ),
      link: { kind: 'none' },
    },
    {
      ...slide(id('note shop'), 'info'),
      icon: 'ticket',
      tone: 'neutral',
      heading: say('Nya matchtröjan är här', 'The new jersey is here'),
      text: say('Finns i butiken i alla storlekar, också för barn.', 'In the shop in all sizes, also for children.'),
      link,
    },
  ];
}

/** A slide that always sells tickets to the next home game. */
export function ticketSlides({ id, pictures }: StartPageParts, say: Say): object[] {
  const picture = pictures[1] ?? pictures[0];
  return [
    {
      ...slide(id('slide tickets'), 'ticketPromo'),
      source: 'nextHomeGame',
      gameUuid: null,
      teamUuid: null,
      heading: null,
      text: say(
        'Dörrarna öppnar en och en halv timme före nedsläpp.',
        'Doors open an hour and a half before face-off.',
      ),
      media: picture ? { media: picture.media, alt: picture.name, decorative: false } : null,
      ticketUrl: 'https://tickets.example',
      onSaleFrom: null,
      saleState: 'auto',
      price: say('från 120 kr', 'from SEK 120'),
      buttonText: say('Köp biljett', 'Buy tickets'),
      untilGameStart: true,
    },
  ];
}

type Target = { readonly kind: 'route' | 'article' | 'game'; readonly id: string };

const toRoute = (id: string): Target => ({ kind: 'route', id });

const button = (text: string, target: Target, type: string) => ({
  text,
  link: { ...target, url: null, openInNewTab: false },
  type,
  size: 'lg',
});

const slide = (id: string, kind: 'hero' | 'ticketPromo' | 'info') => ({
  id,
  kind,
  name: null,
  visible: true,
  visibleFrom: null,
  visibleUntil: null,
  hiddenOn: [],
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

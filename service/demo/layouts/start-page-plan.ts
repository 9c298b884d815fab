import type { HeldSectionGroup, SectionInput } from '../../store/contract.ts';

/** What a start page of the demo is made of: things that the site has. */
export interface StartPageParts {
  readonly isEnglish: boolean;
  readonly club: string;
  /** Ids by their names in the plan: the same at every start. */
  readonly id: (name: string) => string;
  /** Pictures in 16:9 with what they show, the first ones for slides. */
  readonly pictures: readonly { readonly media: string; readonly name: string }[];
  readonly articles: readonly { readonly id: string }[];
  /** Routes of the site by what they show. */
  readonly routes: Readonly<Partial<Record<'tickets' | 'schedule' | 'media' | 'teamList' | 'shop', string>>>;
  readonly hasTickets: boolean;
  readonly hasStatistics: boolean;
  readonly now: Date;
}

type Config = SectionInput['config'];

/**
 * The start page of a site: slides and news notes above, games and the story of the day, then what else a club shows.
 */
export function startPagePlan(parts: StartPageParts): HeldSectionGroup[] {
  const say = (sv: string, en: string) => (parts.isEnglish ? en : sv);
  const section = (
    group: string,
    name: string,
    type: string,
    title: string,
    config: Config,
    more = {},
  ): SectionInput => ({
    id: parts.id(name),
    sectionGroupId: parts.id(group),
    type,
    title,
    config,
    ...more,
  });
  const bare = { showTitle: false };
  return [
    group(parts, 'top', say('Överst', 'Top'), 'top', 1, [
      section(
        'top',
        'hero',
        'HERO SLIDER',
        'SLIDE SHOW',
        { autoplay: false, interval: 6, slides: heroSlides(parts, say) },
        bare,
      ),
      section(
        'top',
        'notes',
        'INFO CAROUSEL',
        say('Information', 'Information'),
        { slides: infoSlides(parts, say) },
        bare,
      ),
      section('top', 'games', 'GAMES', say('Matcher', 'Games'), { show: 'upcoming', count: 6 }, bare),
    ]),
    group(parts, 'news', say('Nyheter', 'News'), 'main', 1, [
      section('news', 'latest', 'ARTICLE LIST', say('Senaste nytt', 'Latest news'), {
        source: 'latest',
        count: 5,
        display: 'cards',
        skipShown: true,
      }),
      ...(parts.hasTickets
        ? [
            section(
              'news',
              'tickets',
              'TICKET PROMO CAROUSEL',
              say('Nästa hemmamatch', 'Next home game'),
              ticketConfig(parts, say),
              bare,
            ),
          ]
        : []),
    ]),
    group(parts, 'season', say('Säsongen', 'The season'), 'main', 2, [
      section('season', 'results', 'GAMES', say('Senaste resultat', 'Latest results'), { show: 'played', count: 5 }),
      section('season', 'table', 'TABLE', say('Tabellen', 'The table'), { rows: 8 }),
    ]),
    group(parts, 'media', say('Bild och film', 'Pictures and film'), 'main', 1, [
      section('media', 'videos', 'VIDEOS', say('Filmer', 'Videos'), { requiredTags: [], additionalTags: [], count: 4 }),
      section('media', 'more', 'ARTICLE LIST', say('Mer att läsa', 'More to read'), {
        source: 'latest',
        count: 6,
        display: 'list',
        skipShown: true,
      }),
    ]),
    group(parts, 'club', say('Föreningen', 'The club'), 'bottom', 1, [
      section('club', 'links', 'LINKED IMAGES', say('Runt klubben', 'Around the club'), linkedImages(parts, say)),
      ...(parts.hasStatistics
        ? [section('club', 'scorers', 'STATISTICS', say('Poängligan', 'Top scorers'), { module: 'player', rows: 5 })]
        : []),
      section('club', 'sponsors', 'SPONSORS', say('Våra partner', 'Our partners'), {
        groupIds: [],
        size: 'normal',
        shuffle: false,
      }),
      section('club', 'social', 'SOCIAL MEDIA', say('Följ oss', 'Follow us'), { links: [] }),
    ]),
  ];
}

function group(
  { id }: StartPageParts,
  name: string,
  title: string,
  area: NonNullable<HeldSectionGroup['area']>,
  columns: number,
  sections: SectionInput[],
): HeldSectionGroup {
  return { id: id(name), name: title, area, columns, visible: true, sections };
}

type Say = (sv: string, en: string) => string;

function heroSlides({ id, pictures, articles, routes, club }: StartPageParts, say: Say) {
  const [first, second] = articles;
  const [arena] = pictures;
  const fromArticle = (article: { id: string } | undefined, name: string) =>
    article
      ? [
          {
            ...slide(id(name), 'hero'),
            kicker: say('Nyheter', 'News'),
            heading: null,
            text: null,
            media: null,
            articleId: article.id,
          },
        ]
      : [];
  const own = arena && {
    ...slide(id('slide arena'), 'hero'),
    name: say('Biljetter', 'Tickets'),
    kicker: say('Hela säsongen', 'All season'),
    heading: say(`Stå bakom ${club}`, `Stand behind ${club}`),
    text: say('Köp ditt säsongskort och missa inte en sekund.', 'Get your season ticket and miss no second of it.'),
    media: { media: arena.media, alt: arena.name, decorative: false },
    overlay: 45,
    link: { kind: 'none' },
    buttons: [
      ...(routes.tickets ? [button(say('Köp biljett', 'Buy tickets'), routes.tickets, 'filled')] : []),
      ...(routes.schedule ? [button(say('Spelschema', 'Schedule'), routes.schedule, 'white')] : []),
    ],
    articleId: null,
  };
  return [...fromArticle(first, 'slide first'), ...(own ? [own] : []), ...fromArticle(second, 'slide second')];
}

const button = (text: string, route: string, type: string) => ({
  text,
  link: { kind: 'route', id: route, url: null, openInNewTab: false },
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

function infoSlides({ id, routes }: StartPageParts, say: Say) {
  const link = (route: string | undefined) =>
    route ? { kind: 'route', id: route, url: null, openInNewTab: false } : { kind: 'none' };
  return [
    {
      ...slide(id('note doors'), 'info'),
      icon: 'bus',
      tone: 'brand',
      heading: say('Extrabuss till arenan', 'Extra buses to the arena'),
      text: say(
        'Från torget en timme före nedsläpp, och tillbaka efter slutsignalen.',
        'From the square an hour before face-off, and back after the final whistle.',
      ),
      link: link(undefined),
    },
    {
      ...slide(id('note shop'), 'info'),
      icon: 'info',
      tone: 'neutral',
      heading: say('Nya matchtröjan är här', 'The new jersey is here'),
      text: say('Finns i butiken i alla storlekar, också för barn.', 'In the shop in all sizes, also for children.'),
      link: link(routes.shop),
    },
  ];
}

function ticketConfig({ id, pictures }: StartPageParts, say: Say): Config {
  const picture = pictures[2] ?? pictures[0];
  return {
    slides: [
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
    ],
  };
}

function linkedImages({ id, pictures }: StartPageParts, say: Say): Config {
  const texts = [
    [say('Arenan', 'The arena'), 'https://arena.example'],
    [say('Ungdom', 'Youth'), 'https://youth.example'],
    [say('Supportrar', 'Supporters'), 'https://supporters.example'],
  ] as const;
  const images = texts.flatMap(([alt, url], place) => {
    const picture = pictures[place + 1] ?? pictures[place];
    return picture ? [{ id: id(`image ${place}`), src: picture.media, alt, url, openInNewTab: false }] : [];
  });
  return { linkedImages: images, bgSettings: { colour: null } };
}

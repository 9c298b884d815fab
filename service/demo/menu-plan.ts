import type { MenuGroupIdentifier, RouteResourceType } from '../store/contract.ts';

/** What of a site its demo menu leads to: identifiers of what there is, undefined where there is none. Teams by name. */
export interface MenuResources {
  readonly teams: readonly { uuid: string; displayName: string }[];
  readonly player: string | undefined;
  readonly game: string | undefined;
  readonly ssgt: string | undefined;
}

/** A route of the demo. */
export interface PlannedRoute {
  readonly path: string;
  readonly title: string;
  readonly resourceType: RouteResourceType;
  readonly resourceId?: string | undefined;
  readonly target?: string;
}

/** An item of the demo's menu. `to` is the path of a route or an address elsewhere. */
export interface PlannedItem {
  readonly key: string;
  readonly title: string;
  readonly to?: string;
  readonly hover?: boolean;
  readonly collapsed?: boolean;
  readonly children?: readonly PlannedItem[];
}

/** The routes and the menu of a site. Some routes are dead, one is taken by another first, and one item leads to a dead one. */
export interface MenuPlan {
  readonly routes: readonly PlannedRoute[];
  readonly groups: Readonly<Record<MenuGroupIdentifier, { name: string; children: readonly PlannedItem[] }>>;
}

/** The plan of a site, in English or Swedish: a league speaks to visitors of many countries, a club to its own town. */
export function menuPlan(isEnglish: boolean, resources: MenuResources): MenuPlan {
  const say: Say = (sv, en) => (isEnglish ? en : sv);
  return { routes: plannedRoutes(say, resources), groups: plannedGroups(say, resources) };
}

type Say = (sv: string, en: string) => string;

function plannedRoutes(say: Say, { teams, player, game, ssgt }: MenuResources): PlannedRoute[] {
  const [news, games, team] = [say('/nyheter', '/news'), say('/matcher', '/games'), say('/lag', '/teams')];
  const about = say('/om', '/about');
  return [
    { path: '/', title: say('Startsida', 'Start page'), resourceType: 'startpage' },
    { path: news, title: say('Nyheter', 'News'), resourceType: 'articleList' },
    {
      path: `${news}/:${say('artikel', 'article')}`,
      title: say('En nyhet', 'A piece of news'),
      resourceType: 'article',
    },
    {
      path: `${news}/${say('arkiv', 'archive')}`,
      title: say('Nyhetsarkiv', 'News archive'),
      resourceType: 'articleList',
    },
    { path: games, title: say('Matcher', 'Games'), resourceType: 'gameList' },
    {
      path: `${games}/${say('spelschema', 'schedule')}`,
      title: say('Spelschema', 'Schedule'),
      resourceType: 'schedule',
      resourceId: ssgt,
    },
    { path: `${games}/:${say('match', 'game')}`, title: say('En match', 'A game'), resourceType: 'game' },
    {
      path: say('/premiar', '/opening-night'),
      title: say('Premiären', 'Opening night'),
      resourceType: 'game',
      resourceId: game,
    },
    { path: say('/tabell', '/table'), title: say('Tabell', 'Table'), resourceType: 'table', resourceId: ssgt },
    {
      path: say('/statistik', '/statistics'),
      title: say('Statistik', 'Statistics'),
      resourceType: 'statistics',
      resourceId: ssgt,
    },
    { path: team, title: say('Lag', 'Teams'), resourceType: 'teamList' },
    ...teams.map(
      ({ uuid, displayName }, index): PlannedRoute => ({
        path: teamPath(say, index),
        title: displayName,
        resourceType: 'team',
        resourceId: uuid,
      }),
    ),
    {
      path: `${team}/${say('veteraner', 'veterans')}`,
      title: say('Veteranerna', 'Veterans'),
      resourceType: 'team',
      resourceId: 'DisbandedTeam1',
    },
    {
      path: say('/veckans-spelare', '/player-of-the-week'),
      title: say('Veckans spelare', 'Player of the week'),
      resourceType: 'player',
      resourceId: player,
    },
    { path: '/media', title: say('Bilder och film', 'Pictures and film'), resourceType: 'media' },
    { path: say('/butik', '/shop'), title: say('Butik', 'Shop'), resourceType: 'shop' },
    { path: say('/biljetter', '/tickets'), title: say('Biljetter', 'Tickets'), resourceType: 'tickets' },
    { path: about, title: say('Om oss', 'About us'), resourceType: 'page', resourceId: 'about' },
    { path: `${about}/arena`, title: say('Arenan', 'The arena'), resourceType: 'page', resourceId: 'arena' },
    {
      path: `${about}/${say('styrelse', 'board')}`,
      title: say('Styrelsen', 'The board'),
      resourceType: 'page',
      resourceId: 'board',
    },
    {
      path: say('/kontakt', '/contact'),
      title: say('Kontakt', 'Contact'),
      resourceType: 'page',
      resourceId: 'contact',
    },
    { path: say('/partner', '/partners'), title: say('Våra partner', 'Our partners'), resourceType: 'page' },
    { path: say('/ungdom', '/youth'), title: say('Ungdom', 'Youth'), resourceType: 'page', resourceId: 'youth' },
    {
      path: say('/forbundet', '/federation'),
      title: say('Förbundet', 'The federation'),
      resourceType: 'external',
      target: 'https://federation.example',
    },
  ];
}

const teamPath = (say: Say, index: number) => `${say('/lag', '/teams')}/${index + 1}`;

function plannedGroups(say: Say, { teams }: MenuResources): MenuPlan['groups'] {
  const teamItems = teams.map(({ displayName }, index) => ({
    key: `team-${index + 1}`,
    title: displayName,
    to: teamPath(say, index),
  }));
  return {
    main: { name: say('Huvudmeny', 'Main menu'), children: mainItems(say, teamItems) },
    secondary: {
      name: say('Andra menyn', 'Secondary menu'),
      children: [
        { key: 'tickets', title: say('Biljetter', 'Tickets'), to: say('/biljetter', '/tickets') },
        { key: 'membership', title: say('Bli medlem', 'Become a member'), to: 'https://members.example/join' },
        { key: 'partners', title: say('Partner', 'Partners'), to: say('/partner', '/partners') },
      ],
    },
    footer: {
      name: say('Sidfot', 'Footer'),
      children: [
        { key: 'footer-contact', title: say('Kontakt', 'Contact'), to: say('/kontakt', '/contact') },
        { key: 'footer-about', title: say('Om oss', 'About us'), to: say('/om', '/about') },
        { key: 'federation', title: say('Förbundet', 'The federation'), to: say('/forbundet', '/federation') },
      ],
    },
    unassigned: {
      name: 'Extra',
      children: [{ key: 'youth', title: say('Ungdom', 'Youth'), to: say('/ungdom', '/youth') }],
    },
  };
}

function mainItems(say: Say, teamItems: readonly PlannedItem[]): PlannedItem[] {
  const half = Math.ceil(teamItems.length / 2);
  return [
    { key: 'news', title: say('Nyheter', 'News'), to: say('/nyheter', '/news') },
    {
      key: 'games',
      title: say('Matcher', 'Games'),
      to: say('/matcher', '/games'),
      hover: true,
      children: [
        { key: 'schedule', title: say('Spelschema', 'Schedule'), to: say('/matcher/spelschema', '/games/schedule') },
        { key: 'table', title: say('Tabell', 'Table'), to: say('/tabell', '/table') },
        { key: 'statistics', title: say('Statistik', 'Statistics'), to: say('/statistik', '/statistics') },
      ],
    },
    {
      key: 'teams',
      title: say('Lag', 'Teams'),
      to: say('/lag', '/teams'),
      hover: true,
      children: [
        { key: 'seniors', title: say('Seniorer', 'Seniors'), collapsed: true, children: teamItems.slice(0, half) },
        {
          key: 'juniors',
          title: say('Juniorer', 'Juniors'),
          collapsed: true,
          children: [
            ...teamItems.slice(half),
            { key: 'veterans', title: say('Veteraner', 'Veterans'), to: say('/lag/veteraner', '/teams/veterans') },
          ],
        },
      ],
    },
    { key: 'media', title: say('Bild och film', 'Pictures and film'), to: '/media' },
    { key: 'shop', title: say('Butik', 'Shop'), to: 'https://shop.example' },
    {
      key: 'more',
      title: say('Mer', 'More'),
      children: [
        {
          key: 'about',
          title: say('Om oss', 'About us'),
          to: say('/om', '/about'),
          children: [
            { key: 'arena', title: say('Arenan', 'The arena'), to: say('/om/arena', '/about/arena') },
            { key: 'board', title: say('Styrelsen', 'The board'), to: say('/om/styrelse', '/about/board') },
          ],
        },
        { key: 'contact', title: say('Kontakt', 'Contact'), to: say('/kontakt', '/contact') },
      ],
    },
  ];
}

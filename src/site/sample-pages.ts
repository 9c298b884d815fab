import type { MenuItem } from '../../generated/model/menuItem.ts';
import type { Picture, ShownArticle, ShownGame, SiteContent, SiteFrame, SitePageData, Teaser } from './page-data.ts';

/** A text that would run, or break out of what it stands in, were it not escaped. */
export const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&`;

/** An item of a menu that leads to a path of the site. */
export function sampleItem(title: string, path: string | null, more: Partial<MenuItem> = {}): MenuItem {
  return {
    id: title,
    identifier: title,
    type: 'feature',
    title,
    route:
      path === null ? null : { id: path.startsWith('/') ? path : null, path, resourceType: 'page', resourceId: null },
    children: [],
    parentId: null,
    collapsed: false,
    hover: false,
    locked: false,
    external: false,
    ...more,
  };
}

/** A picture of the library. */
export const samplePicture: Picture = {
  type: 'image',
  src: '/images/26/11/b1bf9baf857c',
  version: 3,
  title: 'Derby',
  alt: 'The winning goal',
  credit: 'Elin Berg',
  focalPoint: { fpx: 0.4, fpy: 0.25 },
  video: null,
};

/** The mediaString of `samplePicture` in `sampleFrame`. */
export const sampleMedia = 'image|embedded|26/11/b1bf9baf857c';

/** What all pages of a site share. */
export const sampleFrame: SiteFrame = {
  name: 'Frosthamn HC',
  lang: 'en',
  timeZone: 'Europe/Stockholm',
  now: '2026-11-25T12:00:00Z',
  base: '/site/frost1_frost',
  path: '/news',
  crest: null,
  menu: [
    { identifier: 'main', name: 'Main', active: true, children: [sampleItem('News', '/news')] },
    { identifier: 'secondary', name: 'Secondary', active: true, children: [sampleItem('Tickets', '/tickets')] },
    { identifier: 'footer', name: 'Footer', active: true, children: [sampleItem('Contact', '/contact')] },
    { identifier: 'unassigned', name: 'Extra', active: true, children: [sampleItem('Youth', '/youth')] },
  ],
  socialMedia: [{ type: 'instagram', url: 'https://www.instagram.com/frosthamn' }],
  sponsors: [],
  pictures: { [sampleMedia]: samplePicture },
  paths: { news: '/news', schedule: '/games', media: '/media', game: '/games/:game', player: null, teams: {} },
};

/** An article as its page shows it. */
export const sampleArticle: ShownArticle = {
  articleTitle: 'Frosthamn turned the derby',
  articleIngress: 'Two goals in six minutes.',
  articleBody: '<p>It was the <strong>38th</strong> minute.</p>',
  label: 'REPORT',
  author: 'Alva Lindqvist',
  lang: 'en',
  publishedAt: '2026-11-25T10:05:00Z',
  readingMinutes: 3,
  tags: [],
  mainMedia: sampleMedia,
  embeddedMedia: null,
  metadata: {},
};

/** An article as lists show it. */
export const sampleTeaser: Teaser = {
  id: 'A1',
  header: 'Frosthamn turned the derby',
  introRawText: 'Two goals in six minutes.',
  label: 'REPORT',
  lang: 'en',
  publishedAt: '2026-11-25T10:05:00Z',
  mainMedia: sampleMedia,
  highlightedArticle: true,
  url: '/site/frost1_frost/news/derby',
};

const team = (uuid: string, displayName: string) => ({
  uuid,
  code: 'FRO',
  displayName,
  names: {},
  score: 4,
  icon: null,
  status: null,
});

/** A game that was played. */
export const sampleGame: ShownGame = {
  uuid: 'G1',
  displayName: 'Frosthamn - Älvnäs',
  titles: [],
  startDateTime: '2026-11-24T18:00:00Z',
  timeToBeDecided: false,
  state: 'post-game',
  played: true,
  overtime: true,
  shootout: false,
  homeTeamInfo: team('T1', 'Frosthamn'),
  awayTeamInfo: team('T2', 'Älvnäs'),
  homeScore: 4,
  awayScore: 3,
  venueName: 'Frosthamn Arena',
  seriesInfo: { uuid: 'S1', code: 'NIL', displayName: 'Nordisligan', names: [] },
  periodScores: [],
};

/** A whole page. */
export function samplePage(content: SiteContent, more: Partial<SitePageData> = {}): SitePageData {
  return {
    site: sampleFrame,
    head: {
      title: 'News',
      description: null,
      lang: 'en',
      canonical: 'https://frosthamn.example/news',
      noIndex: false,
      image: null,
      type: 'website',
    },
    content,
    preview: null,
    themeUrl: '/site/theme/frost1_frost.css?v=1',
    ...more,
  };
}

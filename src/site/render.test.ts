import { describe, expect, test } from 'vitest';
import type { SiteContent, SitePageData } from './page-data.ts';
import { renderMessage, renderPage, renderPhonePage } from './render.tsx';
import {
  hostile,
  sampleArticle,
  sampleFrame,
  sampleGame,
  sampleItem,
  sampleMedia,
  samplePage,
  samplePicture,
  sampleTeaser,
} from './sample-pages.ts';

const draw = (content: SiteContent, more: Partial<SitePageData> = {}) => renderPage(samplePage(content, more));
const paging = { page: 1, hasMore: false };
const article: SiteContent = { kind: 'article', article: sampleArticle, games: [], gamesInText: [], related: [] };

describe('the document', () => {
  test('says its language, title, address and what networks show of it', () => {
    const head = {
      ...samplePage(article).head,
      description: 'Six minutes.',
      image: 'https://x.example/1',
      type: 'article' as const,
    };
    const html = draw(article, { head });
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
    for (const part of [
      '<title>News – Frosthamn HC</title>',
      '<meta name="description" content="Six minutes."/>',
      '<link rel="canonical" href="https://frosthamn.example/news"/>',
      '<meta property="og:image" content="https://x.example/1"/>',
      '<meta property="og:type" content="article"/>',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('noindex');
  });

  test('is kept from search engines where it says so', () => {
    expect(draw(article, { head: { ...samplePage(article).head, noIndex: true } })).toContain('content="noindex"');
  });

  test('is written from right to left where its language is', () => {
    const html = draw({ ...article, article: { ...sampleArticle, lang: 'ar' } });
    expect(html).toContain('<article class="s-article" lang="ar" dir="rtl">');
    expect(html).toContain('<div class="s-page" lang="en" dir="ltr">');
  });

  test('draws the games in a text as games, and those that visitors may not see by their names', () => {
    const card = (uuid: string) => `<p class="game-card" data-game="${uuid}">A - B</p>`;
    const articleBody = `<p>One</p>${card(sampleGame.uuid)}${card('gone')}<p>Two</p>`;
    const html = draw({ ...article, article: { ...sampleArticle, articleBody }, gamesInText: [sampleGame] });
    expect(html.match(/<article class="s-game">/g)).toHaveLength(1);
    expect(html).toContain('<p>One</p></div><article class="s-game">');
    expect(html).not.toContain(card(sampleGame.uuid));
    expect(html).toContain(card('gone'));
  });

  test('has no script, no style and nothing that would be one', () => {
    for (const html of [
      draw(article),
      renderPhonePage({ address: '/x', width: 375, lang: 'sv' }),
      renderMessage({ kind: 'over', lang: 'sv' }),
    ]) {
      expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
    }
  });
});

/** The same text wherever somebody can write one. */
const pages: readonly [string, SiteContent][] = [
  [
    'start',
    {
      kind: 'start',
      articles: [hostileTeaser(), hostileTeaser('B')],
      games: [hostileGame()],
      teams: [hostileTeam(), { ...hostileTeam(), uuid: 'T2' }],
      media: [sampleMedia],
    },
  ],
  [
    'article',
    { kind: 'article', article: hostileArticle(), games: [hostileGame()], gamesInText: [], related: [hostileTeaser()] },
  ],
  ['article list', { kind: 'articleList', title: hostile, articles: [hostileTeaser()], paging }],
  [
    'team',
    {
      kind: 'team',
      team: hostileTeam(),
      squad: { players: [hostilePerson()], staffs: [{ ...hostilePerson(), role: hostile, sortOrder: 0 }] },
      games: [],
      articles: [],
    },
  ],
  ['team list', { kind: 'teamList', title: hostile, teams: [hostileTeam()] }],
  ['schedule', { kind: 'schedule', title: hostile, played: true, games: [hostileGame()], paging }],
  ['game', { kind: 'game', game: hostileGame(), articles: [] }],
  [
    'player',
    {
      kind: 'player',
      player: {
        ...hostilePerson(),
        shoots: 'L',
        height: 180,
        weight: 80,
        team: { uuid: 'T', displayName: hostile, teamCode: hostile },
      },
      articles: [],
    },
  ],
  ['media', { kind: 'media', title: hostile, media: [sampleMedia], paging }],
  ['one item', { kind: 'mediaItem', title: hostile, media: sampleMedia }],
  ['plain', { kind: 'plain', title: hostile }],
  ['not found', { kind: 'notFound' }],
];

test.each(pages)('%s: text that people typed stays text', (_kind, content) => {
  const site = {
    ...sampleFrame,
    name: hostile,
    crest: hostile,
    menu: sampleFrame.menu.map((group) => ({
      ...group,
      children: [sampleItem(hostile, 'javascript:alert(1)', { children: [sampleItem(hostile, hostile)] })],
    })),
    socialMedia: [{ type: 'x' as const, url: 'javascript:alert(1)' }],
    pictures: { [sampleMedia]: { ...samplePicture, title: hostile, alt: hostile, credit: hostile } },
  };
  const head = {
    ...samplePage(content).head,
    title: hostile,
    description: hostile,
    canonical: hostile,
    image: hostile,
  };
  const html = draw(content, { site, head });
  expect(html).not.toMatch(/<script|<img src=x|href="javascript:/i);
  expect(html).toContain('&lt;script&gt;');
});

function hostileTeaser(id = 'A') {
  return { ...sampleTeaser, id, header: hostile, introRawText: hostile, label: hostile };
}

function hostileArticle() {
  return {
    ...sampleArticle,
    articleTitle: hostile,
    articleIngress: hostile,
    label: hostile,
    author: hostile,
    tags: [{ value: 'custom.x', name: hostile }],
    embeddedMedia: { url: 'javascript:alert(1)', thumbnail: null },
    metadata: {
      mediaType: 'embedded' as const,
      gallery: [{ media: sampleMedia, alt: hostile, caption: hostile, credit: hostile }],
      corrections: [{ at: '2026-11-25T08:00:00Z', text: hostile, kind: 'correction' as const }],
    },
  };
}

function hostileGame() {
  const side = {
    ...sampleGame.homeTeamInfo,
    uuid: 'T',
    code: 'X',
    displayName: hostile,
    names: {},
    score: 1,
    status: null,
    icon: hostile,
  };
  return {
    ...sampleGame,
    displayName: hostile,
    homeTeamInfo: side,
    awayTeamInfo: side,
    venueName: hostile,
    seriesInfo: { ...sampleGame.seriesInfo, displayName: hostile },
  };
}

function hostileTeam() {
  return {
    uuid: 'T1',
    displayName: hostile,
    logo: { path: hostile },
    icon: null,
    teamMedia: [],
    series: [{ uuid: 'S', code: 'S', displayName: hostile, names: [] }],
  };
}

function hostilePerson() {
  return {
    uuid: 'P',
    firstName: hostile,
    lastName: hostile,
    fullName: hostile,
    jerseyNumber: 7,
    positionCode: 'D',
    nationality: 'SE',
    dateOfBirth: null,
    portrait: null,
  };
}

describe('menus', () => {
  const items = [
    sampleItem('Games', '/games', { children: [sampleItem('Table', '/table')] }),
    sampleItem('News', '/news'),
  ];
  const menu = [{ identifier: 'main' as const, name: 'Main', active: true, children: items }];
  const withMenu = (more: Partial<(typeof menu)[0]>) =>
    draw(
      { kind: 'plain', title: 'x' },
      { site: { ...sampleFrame, menu: [{ ...menu[0], ...more } as (typeof menu)[0]] } },
    );

  test('open and close without a script, and lead below the site', () => {
    const html = withMenu({});
    expect(html).toContain('<details name="s-menu"');
    expect(html).toContain('href="/site/frost1_frost/table"');
    expect(html).toMatch(/href="\/site\/frost1_frost\/news" aria-current="page"/);
  });

  test('are not shown where their group is not active', () => {
    expect(withMenu({ active: false })).not.toContain('/site/frost1_frost/table');
  });

  test('lead to no address that a browser should not open, and keep the words', () => {
    for (const path of ['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', '/\\elsewhere.example']) {
      const html = withMenu({ children: [sampleItem('Odd', path)] });
      expect(html).toContain('>Odd<');
      expect(html).not.toContain(`href="${path}`);
    }
    expect(withMenu({ children: [sampleItem('Out', 'shop.example')] })).toContain('href="https://shop.example"');
  });
});

describe('an article', () => {
  test('has its text as the service cleaned it, its picture around the focal point, and who took it', () => {
    const html = draw(article);
    expect(html).toContain('<div class="s-body"><p>It was the <strong>38th</strong> minute.</p></div>');
    expect(html).toContain(
      '/images/26/11/b1bf9baf857c?w=800&amp;h=450&amp;fit=crop&amp;crop=focalpoint&amp;fp-x=0.4&amp;fp-y=0.25&amp;auto=format&amp;v=3',
    );
    expect(html).toContain('Photo: Elin Berg');
  });

  test('speaks its own language in an English site', () => {
    const html = draw({ ...article, article: { ...sampleArticle, lang: 'sv' } });
    expect(html).toContain('25 november 2026');
    expect(html).toContain('3 min läsning');
  });

  test('for subscribers ends before its text', () => {
    const html = draw({ ...article, article: { ...sampleArticle, metadata: { isLocked: true } } });
    expect(html).not.toContain('38th');
    expect(html).toContain('The rest of this text is for subscribers.');
  });

  test('shows no picture that is not among those of the page', () => {
    expect(draw(article, { site: { ...sampleFrame, pictures: {} } })).not.toContain('/images/');
  });

  test('in a preview says until when, in its language', () => {
    const preview = { expiresAt: '2026-11-26T12:00:00Z', lang: 'sv' };
    expect(draw(article, { preview })).toMatch(/<strong>Förhandsvisning<\/strong>, går ut <time[^>]*>26 november 2026/);
  });
});

test('a game is called by its goals once it is played, by its time before', () => {
  const played = draw({ kind: 'game', game: sampleGame, articles: [] });
  expect(played).toContain('4 – 3');
  expect(played).toContain('Overtime');
  const ahead = { ...sampleGame, played: false, state: 'pre-game' as const, homeScore: null, awayScore: null };
  expect(draw({ kind: 'game', game: ahead, articles: [] })).toContain('19:00');
});

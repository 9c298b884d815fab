import { describe, expect, test } from 'vitest';
import type { SponsorGroup } from '../../../generated/model/sponsorGroup.ts';
import { drawLayout } from '../draw-layout.tsx';
import type { SiteFrame } from '../page-data.ts';
import { resolvedPicture, sampleLayout, sampleResolved, sampleSection } from '../sample-layouts.ts';
import { sampleFrame, sampleGame } from '../sample-pages.ts';

type Section = ReturnType<typeof sampleSection>;

function draw(section: Section, site: Partial<SiteFrame> = {}, area: 'top' | 'main' = 'main'): string {
  return drawLayout({ layout: sampleLayout([section], {}, { area }), site });
}

const articles = Array.from({ length: 5 }, (_, place) =>
  sampleResolved('article', {
    id: `A${place}`,
    title: `Story ${place}`,
    href: place === 1 ? 'https://elsewhere.example/story' : `/news/story-${place}`,
    picture: resolvedPicture,
    article: { label: 'REPORT', lang: 'sv', publishedAt: null, highlighted: false, pinned: false },
  }),
);

describe('a list of articles', () => {
  test('leads below the site, and elsewhere where a story is elsewhere', () => {
    const html = draw(sampleSection('ARTICLE LIST', articles));
    expect(html).toContain('href="/site/frost1_frost/news/story-0"');
    expect(html).toContain('href="https://elsewhere.example/story"');
    expect(html).toContain('href="/site/frost1_frost/news">All news');
  });

  test('has cards, the first one large; rows with pictures; or headlines alone', () => {
    expect(draw(sampleSection('ARTICLE LIST', articles))).toContain('s-grid s-grid-lead');
    expect(draw(sampleSection('ARTICLE LIST', articles.slice(0, 3)))).not.toContain('s-grid-lead');
    const rows = draw(sampleSection('ARTICLE LIST', articles, { config: { display: 'list' } }));
    expect(rows.match(/<img [^>]*srcSet=/gi)).toHaveLength(5);
    const headlines = draw(sampleSection('ARTICLE LIST', articles, { config: { display: 'headline' } }));
    expect(headlines).toContain('Story 4');
    expect(headlines).not.toContain('<img');
  });

  test('has no title where the section shows none', () => {
    expect(draw(sampleSection('ARTICLE LIST', articles, { title: 'Newest', showTitle: false }))).not.toContain(
      'Newest',
    );
  });
});

test('games are a strip across the page, rows in a column', () => {
  const item = sampleResolved('game', { id: 'G1', game: { ...sampleGame, titles: [] } as never });
  const section = sampleSection('GAMES', [item]);
  expect(draw(section, {}, 'top')).toContain('s-strip');
  const html = drawLayout({ layout: sampleLayout([section], {}, { area: 'side' }) });
  expect(html).toContain('s-game-rows');
  expect(html).not.toContain('s-strip');
});

describe('videos', () => {
  const film = sampleResolved('video', {
    title: 'Highlights',
    picture: { ...resolvedPicture, type: 'video', media: 'video|embedded|26/11/f00dcafe0001', video: '/videos/x' },
  });

  test('lead to their pages', () => {
    expect(draw(sampleSection('VIDEOS', [film]))).toContain('/media?show=26%2F11%2Ff00dcafe0001">Highlights');
  });

  test('run in their place where the site has no page for them', () => {
    const html = draw(sampleSection('VIDEOS', [film]), { paths: { ...sampleFrame.paths, media: null } });
    expect(html).toContain('<source src="/videos/x"');
  });
});

test('linked images lead where they say, on their own ground', () => {
  const image = sampleResolved('image', {
    title: 'The arena',
    href: 'arena.example',
    openInNewTab: true,
    picture: resolvedPicture,
  });
  const config = { bgSettings: { colour: '#101820' } };
  const html = draw(sampleSection('LINKED IMAGES', [image], { config }));
  expect(html).toContain('href="https://arena.example" rel="noopener" target="_blank"');
  expect(html).toContain('fill="#101820"');
  expect(html).toContain('s-grounded-dark');
});

test('a table says its columns in letters and in words', () => {
  const row = sampleResolved('tableRow', {
    title: 'Frosthamn',
    row: {
      place: 1,
      team: { uuid: 'T1', displayName: 'Frosthamn' },
      values: [
        { key: 'difference', value: 7 },
        { key: 'points', value: 24 },
      ],
    },
  });
  const html = draw(sampleSection('TABLE', [row]), { paths: { ...sampleFrame.paths, teams: { T1: '/teams/first' } } });
  expect(html).toContain('<abbr title="Points">Pts</abbr>');
  expect(html).toContain('+7');
  expect(html).toContain('<a href="/site/frost1_frost/teams/first">Frosthamn</a>');
});

describe('sponsors', () => {
  const group = (id: string, name: string): SponsorGroup => ({
    id,
    name,
    sponsors: [
      {
        sponsorId: `${id}-1`,
        visibleUntil: '2026-11-26',
        sponsor: null,
      },
      {
        sponsorId: `${id}-2`,
        sponsor: {
          name: `${name} Bygg`,
          alt: null,
          clickUrl: null,
          openInNewTab: false,
          logoUrl: null,
          logoDarkUrl: null,
          logoWidth: null,
          logoHeight: null,
          active: true,
          contractFrom: null,
          contractUntil: '2026-11-27',
        },
      },
    ],
  });
  const site = { sponsors: [group('a', 'Gold'), group('b', 'Silver')] };

  test('are those of the groups that the section names, in its order and size, on the day of the layout', () => {
    const config = { groupIds: ['b', 'a'], size: 'large' };
    const html = draw(sampleSection('SPONSORS', [sampleResolved('sponsor')], { config }), site);
    expect(html).toContain('s-sponsors-large');
    expect(html.indexOf('Silver Bygg')).toBeGreaterThan(0);
    expect(html.indexOf('Silver Bygg')).toBeLessThan(html.indexOf('Gold Bygg'));
    const one = draw(sampleSection('SPONSORS', [sampleResolved('sponsor')], { config: { groupIds: ['a'] } }), site);
    expect(one).not.toContain('Silver Bygg');
  });
});

test('social media are called by their names', () => {
  const link = sampleResolved('socialLink', { title: 'youtube', href: 'https://youtube.com/@frosthamn' });
  expect(draw(sampleSection('SOCIAL MEDIA', [link]))).toMatch(/href="https:\/\/youtube.com\/@frosthamn"[^>]*>YouTube</);
});

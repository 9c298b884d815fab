import { expect, it } from 'vitest';
import type { Article, Game } from '../../../../generated/model/index.ts';
import { asVisitorsSee, gamesOf, mediaOf, picturesIn, shownArticle } from './shown-article.ts';

const edited = {
  articleVersion: 'v3',
  header: 'Derbyt',
  intro: '"Två mål på sex minuter."',
  lang: 'SE',
  tags: [{ value: 'game.g1.report' }, { value: 'game.g1' }, { value: 'custom.gameday', name: 'Gameday' }],
  mainMedia: 'image|embedded|26/11/a',
  embeddedMedia: { url: 'https://youtu.be/x', thumbnail: 'image|embedded|26/11/b' },
  metadata: { gallery: [{ media: 'image|embedded|26/11/c' }] },
  articleBody: '<p>What is stored.</p>',
  body: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Tre <b>mål</b> till.' }] },
      { type: 'picture', attrs: { media: 'image|embedded|26/11/d', alt: 'Mål' } },
      { type: 'gameCard', attrs: { gameUuid: 'g2' } },
    ],
  },
} as Partial<Article> as Article;

const game = { uuid: 'g2', displayName: 'Frosthamn - Älvnäs' } as Partial<Game> as Game;
const around = {
  frame: {
    base: '/site/frost',
    paths: { news: null, schedule: null, media: null, game: '/games/:game', player: null, teams: {} },
  },
  pictures: 'https://cdn.example',
  games: new Map([['g2', game]]),
};

it('reads what is being edited as the service will: words escaped, intro as it is meant, pictures and games', () => {
  expect(shownArticle(edited, around)).toMatchObject({
    articleTitle: 'Derbyt',
    articleIngress: 'Två mål på sex minuter.',
    lang: 'sv',
    readingMinutes: 1,
    articleBody:
      '<p>Tre &#60;b&#62;mål&#60;/b&#62; till.</p>' +
      '<figure class="picture"><img src="https://cdn.example/images/26/11/d?w=1200&#38;auto=format" alt="Mål" loading="lazy"></figure>' +
      '<p class="game-card" data-game="g2"><a href="/site/frost/games/g2">Frosthamn - Älvnäs</a></p>',
  });
});

it('leaves pictures out of the text that visitors may not see, with their captions', () => {
  const [open, hidden] = ['26/11/b1bf9baf857c', '26/11/0123456789ab'];
  const pictures = [open, hidden].map((key) => ({
    type: 'picture',
    attrs: { media: `image|embedded|${key}`, caption: `Bild ${key}` },
  }));
  const drawn = shownArticle({ ...edited, body: { type: 'doc', content: pictures } }, around);
  expect(picturesIn(drawn.articleBody ?? '')).toEqual([`image|embedded|${open}`, `image|embedded|${hidden}`]);
  const picture = { src: '', version: null, title: '', alt: '', credit: null, focalPoint: null, video: null };
  const seen = asVisitorsSee(drawn, { [`image|embedded|${open}`]: { ...picture, type: 'image' } });
  expect(seen.articleBody).toContain(`Bild ${open}`);
  expect(seen.articleBody).not.toContain(hidden);
});

it.each(['v1', 'v2'] as const)('shows the body of %s as the service has cleaned it', (articleVersion) => {
  const old = { ...edited, articleVersion, body: '<script>alert(1)</script>' };
  expect(shownArticle(old, around).articleBody).toBe('<p>What is stored.</p>');
});

it('knows the games and pictures around the text, each once', () => {
  expect(gamesOf(edited)).toEqual({ linked: ['g1'], shown: ['g1', 'g2'] });
  expect(mediaOf(edited)).toEqual(['image|embedded|26/11/a', 'image|embedded|26/11/b', 'image|embedded|26/11/c']);
});

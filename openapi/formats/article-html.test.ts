import { expect, test } from 'vitest';
import { cutAtGames, gamesInHtml } from './article-html.ts';

const card = (game: string) => `<p class="game-card" data-game="${game}">Frosthamn - Älvnäs</p>`;

test('a text is cut at the games that stand between its blocks', () => {
  const [before, after] = ['<p>One<br>two</p><hr>', '<h2>Then</h2>'];
  expect(cutAtGames(before + card('g1') + card('g2') + after)).toEqual([
    { html: before },
    { html: card('g1'), game: 'g1' },
    { html: card('g2'), game: 'g2' },
    { html: after },
  ]);
});

test('a game within something else stays there', () => {
  const html = `<aside class="fact-box"><p>Next</p>${card('g1')}</aside><p><img src="a" alt="b"></p>`;
  expect(cutAtGames(html)).toEqual([{ html }]);
  expect(cutAtGames(html + card('g2'))).toEqual([{ html }, { html: card('g2'), game: 'g2' }]);
  expect(gamesInHtml(html + card('g2') + card('g1'))).toEqual(['g1', 'g2']);
});

test('a text without games is one part, and no text is none', () => {
  expect(cutAtGames('<p>One</p>')).toEqual([{ html: '<p>One</p>' }]);
  expect(cutAtGames('')).toEqual([]);
});

test('thousands of games in one quotation behind a long text are cut in no time', () => {
  const html = `<blockquote><p>${'word '.repeat(80_000)}</p>${card('g1').repeat(4_900)}</blockquote>`;
  const before = process.cpuUsage();
  expect(cutAtGames(html + card('g2'))).toHaveLength(2);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(500_000);
});

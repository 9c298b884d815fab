import { expect, it } from 'vitest';
import { twinField } from './twins.ts';

const hero = (id: string, articleId: string | null) => ({ id, kind: 'hero', articleId });
const ticket = (id: string, more: object) => ({ id, kind: 'ticketPromo', source: 'nextHomeGame', ...more });

it('finds a slide that shows the same article', () => {
  expect(twinField([hero('a', 'A1'), hero('b', 'A1')], hero('b', 'A1'))).toBe('articleId');
  expect(twinField([hero('a', 'A1'), hero('b', 'A2')], hero('b', 'A2'))).toBeUndefined();
  expect(twinField([hero('a', null), hero('b', null)], hero('b', null))).toBeUndefined();
});

it('finds a slide that sells tickets to the same game', () => {
  const fixed = (id: string) => ticket(id, { source: 'fixed', gameUuid: 'G1' });
  expect(twinField([fixed('a'), fixed('b')], fixed('b'))).toBe('gameUuid');
  expect(twinField([ticket('a', {}), ticket('b', { teamUuid: null })], ticket('b', {}))).toBe('source');
  expect(twinField([ticket('a', {}), ticket('b', { teamUuid: 'T1' })], ticket('b', { teamUuid: 'T1' }))).toBe(
    undefined,
  );
  expect(twinField([fixed('a')], fixed('a'))).toBeUndefined();
});

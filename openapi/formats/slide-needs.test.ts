import { describe, expect, it } from 'vitest';
import { slideNeeds } from './slide-needs.ts';

describe('what a slide needs', () => {
  it('is a heading in the hero carousel, its own or that of its article or game', () => {
    expect(slideNeeds({ kind: 'hero', heading: ' ' })).toEqual(['heading']);
    expect(slideNeeds({ kind: 'hero', heading: 'Derby' })).toEqual([]);
    expect(slideNeeds({ kind: 'hero', articleId: 'a1' })).toEqual([]);
    expect(slideNeeds({ kind: 'hero', link: { kind: 'game', id: 'g1' } })).toEqual([]);
  });

  it('is the game, where a ticket slide is about one', () => {
    expect(slideNeeds({ kind: 'ticketPromo', source: 'fixed', gameUuid: null })).toEqual(['gameUuid']);
    expect(slideNeeds({ kind: 'ticketPromo', source: 'fixed', gameUuid: 'g1' })).toEqual([]);
    expect(slideNeeds({ kind: 'ticketPromo', source: 'nextHomeGame', gameUuid: null })).toEqual([]);
  });

  it('is the target of every link that leads somewhere', () => {
    const buttons = [{ link: { kind: 'none' } }, { link: { kind: 'external', url: '' } }];
    expect(slideNeeds({ kind: 'info', link: { kind: 'route', id: null }, buttons })).toEqual([
      'link.id',
      'buttons.1.link.url',
    ]);
  });
});

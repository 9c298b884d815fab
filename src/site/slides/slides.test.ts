import { describe, expect, test } from 'vitest';
import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import { SlideButtonSize } from '../../../generated/model/slideButtonSize.ts';
import { SlideButtonType } from '../../../generated/model/slideButtonType.ts';
import { drawLayout } from '../draw-layout.tsx';
import { resolvedPicture, sampleLayout, sampleSection, sampleSlide } from '../sample-layouts.ts';
import { sampleGame } from '../sample-pages.ts';

function draw(type: string, slides: ResolvedItem[], config = {}): string {
  return drawLayout({ layout: sampleLayout([sampleSection(type, slides, { config })]) });
}

const hero = (slides: ResolvedItem[], config = {}) => draw('HERO SLIDER', slides, config);
const named = (id: string, more: Parameters<typeof sampleSlide>[0] = {}) =>
  sampleSlide(more, { id, title: `Slide ${id}` });

describe('a carousel', () => {
  test('has what is shown and what is sold out alone', () => {
    const html = hero([named('a'), named('b', { state: 'scheduled' }), named('c', { state: 'soldOut' })]);
    expect([...html.matchAll(/data-part="(\w)"/g)].map(([, id]) => id)).toEqual(['a', 'c']);
    expect(html).not.toContain('Slide b');
  });

  test('goes on by links: dots to each slide, arrows to its neighbours around the ends', () => {
    const html = hero([named('a'), named('b'), named('c')]);
    const [first = ''] = html.split('data-part="b"');
    expect(first).toContain('href="#slide-a" aria-current="true"');
    expect(first).toMatch(/href="#slide-c"[^>]*><svg.*Previous slide/);
    expect(hero([named('a')])).not.toContain('href="#slide-');
  });

  test('counts instead of dots where there are many, and has neither where it says so', () => {
    const many = Array.from({ length: 12 }, (_, place) => named(`s${place}`));
    expect(hero(many)).toContain('1 / 12');
    expect(hero([named('a'), named('b')], { showDots: false, showArrows: false })).not.toContain('href="#slide-');
  });

  test('begins with another slide each minute where any may be first', () => {
    const html = hero([named('a'), named('b'), named('c')], { startAt: 'random' });
    const minute = Math.floor(Date.parse('2026-11-27T18:00:00Z') / 60_000);
    const order = ['a', 'b', 'c'].map((_, place) => ['a', 'b', 'c'][(minute + place) % 3]);
    expect([...html.matchAll(/data-part="(\w)"/g)].map(([, id]) => id)).toEqual(order);
  });
});

describe('a hero slide', () => {
  test('has its picture broad and upright, around its own focal point, and its darkness as a drawing', () => {
    const html = hero([sampleSlide({ overlay: 35 })]);
    expect(html).toMatch(/<source media="\(max-width: 699px\)" srcSet="[^"]*w=480&amp;h=600/);
    expect(html).toContain('fp-x=0.4');
    expect(html).toContain('fill-opacity="0.35"');
    expect(html).toContain('alt="The winning goal"');
  });

  test('shows phones their own picture', () => {
    const html = hero([sampleSlide({ phonePicture: { ...resolvedPicture, src: '/images/phone' } })]);
    expect(html).toMatch(/<source[^>]*\/images\/phone/);
  });

  test('only the first slide of the page is not to wait', () => {
    const html = hero([named('a'), named('b')]);
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
  });

  test('without words of its own says who plays, when and where', () => {
    const game = { ...sampleGame, played: false, state: 'pre-game' } as never;
    const html = hero([sampleSlide({}, { title: 'Frosthamn - Älvnäs', text: null, game })]);
    expect(html).toContain('Frosthamn – Älvnäs</');
    expect(html).toMatch(/<p class="s-hero-text"><time[^>]*>Tue 24 Nov <b>19:00<\/b><\/time> · Frosthamn Arena/);
    expect(hero([sampleSlide({}, { text: 'Derby', game })])).not.toContain('<time');
  });

  test('a film that starts by itself can be stopped', () => {
    const picture = { ...resolvedPicture, type: 'video' as const, video: '/videos/x' };
    const html = hero([sampleSlide({ video: { autoplay: true, controls: false } }, { picture })]);
    expect(html).toMatch(/<video[^>]* autoPlay="" controls=""[^>]*muted=""/);
  });

  test('draws all types and sizes of buttons, and none that leads nowhere', () => {
    for (const type of Object.values(SlideButtonType)) {
      for (const size of Object.values(SlideButtonSize)) {
        const button = { text: 'Buy', href: '/tickets', openInNewTab: false, type, size };
        expect(hero([sampleSlide({ buttons: [button] })])).toContain(
          `<a class="s-cta s-cta-${type} s-cta-${size}" href="/site/frost1_frost/tickets"`,
        );
        expect(hero([sampleSlide({ buttons: [{ ...button, href: null }] })])).not.toContain('s-cta');
      }
    }
  });
});

describe('a ticket slide', () => {
  const game = { ...sampleGame, played: false, state: 'pre-game', homeScore: null, awayScore: null } as never;
  const tickets = (slide: Parameters<typeof sampleSlide>[0]) =>
    draw('TICKET PROMO CAROUSEL', [
      sampleSlide({ kind: 'ticketPromo', ...slide }, { title: 'Frosthamn - Älvnäs', game }),
    ]);

  test('says who plays, when and where, and how the sale stands', () => {
    const html = tickets({ saleState: 'fewLeft', price: 'from SEK 120' });
    expect(html).toContain('<a href="/site/frost1_frost/games/G1">Frosthamn – Älvnäs</a>');
    expect(html).toContain('19:00');
    expect(html).toContain('Frosthamn Arena · from SEK 120');
    expect(html).toContain('Few tickets left');
  });

  test('says when the sale begins, and that all are sold', () => {
    expect(tickets({ saleState: 'notYet', onSaleFrom: '2026-11-28T08:00:00Z' })).toContain(
      'Tickets from Sat 28 Nov 09:00',
    );
    expect(tickets({ saleState: 'soldOut', state: 'soldOut' })).toContain('Sold out');
  });
});

test('a notice has its tone and icon, and is put away where it may be', () => {
  const note = { kind: 'info', tone: 'warning', icon: 'bus' } as const;
  const html = draw('INFO CAROUSEL', [sampleSlide({ ...note, dismissible: true }, { picture: null })]);
  expect(html).toContain('s-note s-note-warning');
  expect(html).toContain('s-note-icon');
  expect(html).toMatch(/<input type="checkbox"[^>]*\/><span>Hide<\/span>/);
  expect(draw('INFO CAROUSEL', [sampleSlide({ ...note, icon: 'none' }, { picture: null })])).not.toMatch(
    /checkbox|s-note-icon/,
  );
});

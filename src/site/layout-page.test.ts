import { describe, expect, test } from 'vitest';
import { SectionTypeIdentifier } from '../../generated/model/sectionTypeIdentifier.ts';
import { drawLayout } from './draw-layout.tsx';
import type { LayoutPageProps } from './layout-page.tsx';
import { sampleLayout, sampleResolved, sampleSection, sampleSlide } from './sample-layouts.ts';
import { hostile, sampleGame } from './sample-pages.ts';
import { drawingOf } from './sections/section-table.ts';

const draw = (layout: LayoutPageProps['layout'], more: Partial<LayoutPageProps> = {}) =>
  drawLayout({ layout, ...more });

const text = (html: string) => sampleSection('TEXT', [sampleResolved('text', { html })]);

describe('a page by its layout', () => {
  test('every type of the contract has a drawing', () => {
    for (const type of Object.values(SectionTypeIdentifier)) expect(drawingOf(type)).toBeDefined();
  });

  test('a type that the site does not know is drawn as nothing, one named as a part of an object, too', () => {
    const layout = sampleLayout([sampleSection('POLL', []), sampleSection('constructor', []), text('<p>Known</p>')]);
    const html = draw(layout);
    expect(html).toContain('<p>Known</p>');
    expect(html.match(/data-part/g)).toHaveLength(1);
  });

  test('visitors see what is shown alone; an editor sees the rest with its reason', () => {
    const layout = sampleLayout([
      text('<p>Now</p>'),
      { ...text('<p>Later</p>'), id: 'later', title: 'Christmas', state: 'scheduled' },
      { ...text('<p>Gone</p>'), id: 'gone', title: 'Summer', state: 'expired' },
    ]);
    const seen = draw(layout);
    expect(seen).toContain('<p>Now</p>');
    expect(seen).not.toMatch(/Later|Christmas|Gone|Summer/);
    const edited = draw(layout, { isDraft: true });
    expect(edited).toContain('data-part="later"');
    expect(edited).toContain('Christmas: not shown yet');
    expect(edited).toContain('Summer: no longer shown');
    expect(edited).not.toMatch(/<p>(Later|Gone)/);
  });

  test('a group that is hidden takes its sections with it', () => {
    expect(draw(sampleLayout([text('<p>Now</p>')], {}, { visible: false }))).not.toContain('<p>Now</p>');
  });

  test('has one heading of the first rank: the title of a page, else the name of the site', () => {
    expect(draw(sampleLayout([text('<p>x</p>')]))).toContain('<h1 class="s-hidden">Frosthamn HC</h1>');
    expect(draw(sampleLayout([text('<p>x</p>')]), { title: 'Match day' })).toContain('<h1>Match day</h1>');
    const hero = sampleLayout([sampleSection('HERO SLIDER', [sampleSlide()])]);
    expect(draw(hero, { title: 'Match day' })).toContain('<h1 class="s-hidden">Match day</h1>');
  });

  test('stands as its settings say', () => {
    const settings = {
      width: 'narrow',
      spacing: 'airy',
      theme: 'dark',
      background: '#ffe000',
      showAds: false,
    } as const;
    const ad = sampleSection('ADS', [sampleResolved('ad', { title: 'top-banner' })]);
    const html = draw(sampleLayout([text('<p>x</p>'), ad], settings));
    expect(html).toContain('s-layout-narrow s-layout-airy s-layout-dark s-grounded s-grounded-light');
    expect(html).toContain('<rect width="100%" height="100%" fill="#ffe000"');
    expect(html).not.toContain('top-banner');
    expect(draw(sampleLayout([ad]))).toContain('top-banner');
  });

  test('has the games of the day above it, unless its settings say otherwise', () => {
    const games = [sampleGame as never];
    expect(draw({ ...sampleLayout([text('<p>x</p>')]), games })).toContain('Games today');
    const without = sampleLayout([text('<p>x</p>')], { showGameHeader: false });
    expect(draw({ ...without, games })).not.toContain('Games today');
  });

  test('side groups stand beside the main ones, and sections take their columns', () => {
    const [main] = sampleLayout([{ ...text('<p>Wide</p>'), span: 4 }], {}, { columns: 2 }).groups;
    const [side] = sampleLayout([text('<p>Beside</p>')], {}, { id: 'side', area: 'side' }).groups;
    const layout = sampleLayout([]);
    const html = draw({ ...layout, groups: main && side ? [main, side] : [] });
    expect(html).toContain('s-columns s-columns-2');
    expect(html).toContain('s-span-2');
    expect(html).toMatch(/s-beside-side.*Beside/s);
  });

  test('a section that is not shown leaves no hole beside the others', () => {
    const gone = { ...text('<p>Gone</p>'), id: 'gone', state: 'empty' } as const;
    expect(draw(sampleLayout([text('<p>Alone</p>'), gone], {}, { columns: 2 }))).not.toContain('s-columns');
  });

  test('what is not for a device says so by its class, sections and slides', () => {
    const layout = sampleLayout([sampleSection('HERO SLIDER', [sampleSlide({}, { id: 'one' })])]);
    const html = draw(layout, { hiddenOn: { 'section-hero-slider': ['phone'], one: ['tablet', 'desktop'] } });
    expect(html).toContain('s-not-on-phone" data-part="section-hero-slider"');
    expect(html).toContain('s-not-on-tablet s-not-on-desktop" data-part="one"');
  });
});

describe('what people typed', () => {
  const everywhere = {
    title: hostile,
    text: hostile,
    href: 'javascript:alert(1)',
    titles: [{ language: 'en' as const, translation: hostile }],
  };
  const slide = {
    kicker: hostile,
    price: hostile,
    icon: hostile,
    tone: hostile,
    saleState: 'onSale' as const,
    buttons: [
      {
        text: hostile,
        href: 'javascript:alert(1)',
        openInNewTab: true,
        type: 'filled' as const,
        size: 'lg' as const,
      },
    ],
  };

  test.each(Object.values(SectionTypeIdentifier))('stays text in %s', (type) => {
    const item = sampleResolved('article', {
      ...everywhere,
      ...sampleSlide(slide, everywhere),
      article: { label: hostile, lang: 'en', publishedAt: null, highlighted: false, pinned: false },
      html: '',
      row: {
        place: 1,
        team: { uuid: 'T1', displayName: hostile },
        values: [{ key: 'points', value: 3 }],
      },
    });
    const html = draw(sampleLayout([sampleSection(type, [item], { title: hostile })]), { title: hostile });
    expect(html).not.toMatch(/<script|<img src=x|href="javascript:|<style|\sstyle=|\son[a-z]+="/i);
    expect(html).toContain('&lt;script&gt;');
  });
});

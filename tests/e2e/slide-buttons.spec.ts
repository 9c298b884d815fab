import type { CDPSession, Page } from 'playwright/test';
import sharp from 'sharp';
import type { SiteLayout } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { makeHero, widePicture } from './support/layouts.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

const site = sites.isdalen;
test.use({ role: null, site });

const types = [
  ...['regular', 'regular-no-border', 'filled', 'white', 'regular-grey', 'regular-secondary', 'filled-secondary'],
];
const buttons = ['base', 'lg', 'sm', 'md', 'xs'].flatMap((size) =>
  types.map((type) => ({
    ...{ text: `${type} ${size}`, type, size },
    link: { kind: 'external', url: 'https://tickets.example', id: null, openInNewTab: false },
  })),
);

for (const letters of ['light', 'dark'] as const) {
  test(`every button of a slide can be read on its picture, whose letters are ${letters}`, async ({
    page,
    context,
    service,
  }) => {
    const slug = await pageWithButtons(service, letters);
    const devtools = await context.newCDPSession(page);
    for (const { colorScheme, width } of [
      { colorScheme: 'light', width: 1440 },
      { colorScheme: 'dark', width: 375 },
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/site/${site.id}/${slug}`);
      await expect(page.locator('.s-cta')).toHaveCount(buttons.length);
      // These two stand beside each other, each in its own size.
      const heightOf = (text: string) =>
        page.locator('.s-cta', { hasText: text }).evaluate((button) => (button as HTMLElement).offsetHeight);
      expect(await heightOf('filled-secondary base')).toBeLessThan(await heightOf('regular lg'));
      await page.evaluate(stackSlides);
      for (const isHovered of [false, true]) {
        await hoverAll(devtools, isHovered);
        const weak = (await measured(page)).filter(({ contrast }) => contrast < 4.5);
        expect(weak, `${colorScheme}, ${width} px, ${isHovered ? 'under the mouse' : 'at rest'}`).toEqual([]);
      }
    }
  });
}

/** The address of a page of the site whose slides have all the buttons, two on each, on a picture that nothing darkens. */
async function pageWithButtons(service: Service, textColour: string): Promise<string> {
  const media = { media: (await widePicture(service)).mediaString, alt: 'The rink' };
  const slides = Array.from({ length: Math.ceil(buttons.length / 2) }, (_, place) => ({
    ...{ id: crypto.randomUUID(), kind: 'hero', heading: `Slide ${place}`, media, textColour, overlay: 0 },
    buttons: buttons.slice(place * 2, place * 2 + 2),
  }));
  const layout: SiteLayout = await makeHero(service, []);
  const { id, name, kind, sectionGroups } = layout;
  const groups = sectionGroups.map((group) => ({
    ...group,
    sections: group.sections.map((section) => ({ ...section, config: { ...section.config, slides } })),
  }));
  await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups: groups });
  const slug = `knappar-${id.slice(0, 8).toLowerCase()}`;
  await service.api('POST', '/layouts/page-organization', { title: name, slug, layoutId: id, visible: true });
  return slug;
}

/** Puts the slides under each other, so that all buttons are in one picture, and takes the letters off their ground. */
function stackSlides(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.s-carousel { display: block; overflow: visible; }
    .s-slide-links { display: none; }
    .s-cta { color: transparent !important; text-decoration-color: transparent !important; }
    .s-cta::before { transition: none !important; }`);
  for (const button of document.querySelectorAll<HTMLElement>('.s-cta'))
    button.dataset.letters = getComputedStyle(button).color;
  document.adoptedStyleSheets = [sheet];
}

/** Has the browser draw all buttons as under the mouse, or as they are. */
async function hoverAll(devtools: CDPSession, isHovered: boolean): Promise<void> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.s-cta' });
  for (const nodeId of nodeIds) {
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: isHovered ? ['hover'] : [] });
  }
}

type Measured = { text: string; contrast: number };

/** The contrast of each button's letters with the worst point of the ground that they stand on, as it is drawn. */
async function measured(page: Page): Promise<Measured[]> {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = await page.evaluate(placesOfLetters);
  return found.map(({ text, letters, left, top, right, bottom }) => {
    let contrast = 21;
    for (let y = Math.floor(top); y < bottom; y++)
      for (let x = Math.floor(left); x < right; x++) {
        const at = (y * info.width + x) * 3;
        const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        contrast = Math.min(contrast, contrastOf(letters, ground));
      }
    return { text, contrast };
  });
}

/** Where the letters of each button stand on the page, and their colour. */
function placesOfLetters() {
  return [...document.querySelectorAll<HTMLElement>('.s-cta')].map((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return {
      text: button.textContent ?? '',
      letters: (button.dataset.letters?.match(/\d+/g) ?? []).slice(0, 3).map(Number),
      ...{ left, right, top: top + scrollY, bottom: bottom + scrollY },
    };
  });
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

import i18next from 'i18next';

type Texts = Record<string, object>;
const files = import.meta.glob<Texts>('../../locales/areas/*.json', { import: 'default' });
const opened = new Set<string>();

/**
 * Fetches the texts of an area of the console (`src/locales/areas`), which come with its pages and with no other: in
 * English, the fallback, and in the language in use. Call before the page is drawn.
 */
export async function openAreaTexts(area: string): Promise<void> {
  opened.add(area);
  // The page's code may be fetched before the interface has started.
  if (!i18next.isInitialized) await new Promise<void>((resolve) => i18next.on('initialized', () => resolve()));
  const { language } = i18next;
  await Promise.all([
    addTexts(area, 'en'),
    ...(language === 'en' ? [] : [addTexts(area, language).catch(console.warn)]),
  ]);
}

/** Fetches the texts of every area that is open in another language, those that are opened meanwhile as well. */
export async function translateOpenAreas(language: string): Promise<void> {
  const translated = new Set<string>();
  for (;;) {
    const areas = [...opened].filter((area) => !translated.has(area));
    if (areas.length === 0) return;
    await Promise.all(areas.map((area) => addTexts(area, language)));
    for (const area of areas) translated.add(area);
  }
}

async function addTexts(area: string, language: string): Promise<void> {
  const texts = await files[`../../locales/areas/${area}.${language}.json`]?.();
  if (!texts) throw new Error(`There are no texts of ${area} in ${language}`);
  i18next.addResourceBundle(language, 'translation', texts, true, true);
}

/** Languages that are written from right to left. */
const FROM_RIGHT = new Set('ar arc dv fa he iw ks ku ps sd syr ug ur yi'.split(' '));

/**
 * What an element says of the language of its text, so that the browser checks its spelling by the right words. `SE` is
 * read as Swedish (specification §3).
 */
export function languageAttributes(written: string | undefined): Record<string, string> {
  const language = written === 'SE' ? 'sv' : (written ?? '').toLowerCase();
  if (!/^[a-z]{2,3}$/.test(language)) return { dir: 'auto', spellcheck: 'true' };
  return { lang: language, dir: FROM_RIGHT.has(language) ? 'rtl' : 'ltr', spellcheck: 'true' };
}

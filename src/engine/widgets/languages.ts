import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../ui/option.ts';

/** The two-letter codes of ISO 639-1, all 183 (specification §3); the names come from the browser, in the interface's language. */
export const LANGUAGE_CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  );

/** Codes that the service has been seen to give in another form: `SE`, which is a country, for Swedish (specification §3). `se` is Northern Sami. */
const READ_AS: Readonly<Record<string, string>> = { SE: 'sv' };

/** Names that browsers share between two languages. */
const OWN_NAMES: Readonly<Record<string, string>> = { tw: 'Twi' };

/** Other names that languages are looked for by. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  bn: ['Bengali'],
  fa: ['Farsi'],
  fy: ['Frisian', 'Frisiska'],
  gd: ['Gaelic', 'Gaeliska'],
  kl: ['Greenlandic', 'Grönländska'],
  my: ['Burmese'],
  nl: ['Flemish', 'Flamländska'],
  or: ['Oriya'],
  ps: ['Pushto'],
  se: ['Lapp', 'Samiska'],
  tl: ['Tagalog'],
  zh: ['Mandarin'],
};

/** The ISO code of a language as the service may have written it. */
export function languageCode(written: string): string {
  return READ_AS[written] ?? written.toLowerCase();
}

/** Every language as a choice, in the order of the interface's language; found by English and other names too. */
export function useLanguages(): readonly Option[] {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
    const english = new Intl.DisplayNames(['en'], { type: 'language' });
    const order = new Intl.Collator(i18n.language);
    return LANGUAGE_CODES.map((code) => {
      const label = OWN_NAMES[code] ?? names.of(code) ?? code;
      // Languages begin with a small letter in Swedish; in a list they are entries.
      const capital = label.charAt(0).toLocaleUpperCase(i18n.language) + label.slice(1);
      const keywords = [code, OWN_NAMES[code] ?? english.of(code) ?? code, ...(ALSO_CALLED[code] ?? [])];
      return { value: code, label: capital, description: code, keywords };
    }).sort((a, b) => order.compare(a.label, b.label));
  }, [i18n.language]);
}

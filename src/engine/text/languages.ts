import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { foldName, orderLocale } from '../../../openapi/formats/text.ts';
import type { Option } from '../../ui/option.ts';

/**
 * The two-letter codes of ISO 639-1, all 183 (specification §3); the names come from the browser, in the interface's
 * language, where it has one.
 */
export const LANGUAGE_CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  );

/**
 * Codes that the service has been seen to give in another form: `SE`, which is a country, for Swedish (specification
 * §3). `se` is Northern Sami.
 */
const READ_AS: Readonly<Record<string, string>> = { SE: 'sv' };

/** Names that browsers share between two languages. */
const OWN_NAMES: Readonly<Record<string, string>> = { tw: 'Twi' };

/**
 * Languages that browsers have no name for: Chromium leaves out what is in no list of its own. The names are those of
 * the Unicode CLDR.
 */
const UNNAMED = {
  en: 'aa Afar, ab Abkhazian, ae Avestan, av Avaric, ba Bashkir, bi Bislama, bo Tibetan, ce Chechen, ch Chamorro, cr Cree, cu Church Slavic, cv Chuvash, dz Dzongkha, ff Fula, fj Fijian, gv Manx, ho Hiri Motu, hz Herero, ie Interlingue, ii Sichuan Yi, ik Inupiaq, io Ido, iu Inuktitut, kg Kongo, ki Kikuyu, kj Kuanyama, kl Kalaallisut, kr Kanuri, ks Kashmiri, kv Komi, kw Cornish, li Limburgish, lu Luba-Katanga, mh Marshallese, na Nauruan, nd North Ndebele, ng Ndonga, nr South Ndebele, nv Navajo, oj Ojibwa, os Ossetic, pi Pali, rn Rundi, sc Sardinian, se Northern Sami, sg Sango, ss Swati, ty Tahitian, ve Venda, vo Volapük, za Zhuang',
  sv: 'aa afar, ab abchaziska, ae avestiska, av avariska, ba basjkiriska, bi bislama, bo tibetanska, ce tjetjenska, ch chamorro, cr cree, cu kyrkslaviska, cv tjuvasjiska, dz dzongkha, ff fulani, fj fijianska, gv manx, ho hirimotu, hz herero, ie interlingue, ii sichuan-yi, ik inupiak, io ido, iu inuktitut, kg kikongo, ki kikuyu, kj kuanyama, kl grönländska, kr kanuri, ks kashmiriska, kv komi, kw korniska, li limburgiska, lu luba-katanga, mh marshalliska, na nauruanska, nd nordndebele, ng ndonga, nr sydndebele, nv navaho, oj odjibwa, os ossetiska, pi pali, rn rundi, sc sardinska, se nordsamiska, sg sango, ss swati, ty tahitiska, ve venda, vo volapük, za zhuang',
};

/** The names of a table above, by code. */
const namesIn = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(', ').map((entry): [string, string] => [entry.slice(0, 2), entry.slice(3)]));

const named = { en: namesIn(UNNAMED.en), sv: namesIn(UNNAMED.sv) };

/**
 * Names languages by their codes, in English or Swedish; where the browser has no name, ours. A code of no language is
 * shown as it is.
 */
export function languageNamer(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  const own = language.startsWith('sv') ? named.sv : named.en;
  return (code) => OWN_NAMES[code] ?? names.of(code) ?? own.get(code) ?? code;
}

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

/**
 * The ISO code of the language that a text means: a code, or a name in English or Swedish, or one of the other names;
 * undefined when none is meant.
 */
export function languageCalled(text: string): string | undefined {
  if (LANGUAGE_CODES.includes(languageCode(text))) return languageCode(text);
  const wanted = foldName(text);
  const names = ['en', 'sv'].map(languageNamer);
  return LANGUAGE_CODES.find((code) =>
    [...names.map((name) => name(code)), ...(ALSO_CALLED[code] ?? [])].some((name) => foldName(name) === wanted),
  );
}

/** Every language as a choice, in the order of the interface's language; found by English and other names too. */
export function useLanguages(): readonly Option[] {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const name = languageNamer(i18n.language);
    const english = languageNamer('en');
    const order = new Intl.Collator(orderLocale);
    return LANGUAGE_CODES.map((code) => {
      const label = name(code);
      // Languages begin with a small letter in Swedish; in a list they are entries.
      const capital = label.charAt(0).toLocaleUpperCase(i18n.language) + label.slice(1);
      const keywords = [code, english(code), ...(ALSO_CALLED[code] ?? [])];
      return { value: code, label: capital, description: code, keywords };
    }).sort((a, b) => order.compare(a.label, b.label));
  }, [i18n.language]);
}

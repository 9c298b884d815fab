import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { orderLocale } from '../../../openapi/formats/text.ts';
import type { Option } from '../../ui/option.ts';

/** The 249 country codes of ISO 3166-1; the names come from the browser, in the interface's language. */
export const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/**
 * Other names that countries are looked for by, above all in sport: parts with teams of their own, short forms, former
 * names, codes of federations.
 */
export const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'Emiraten'],
  BA: ['Bosnia', 'Bosnien'],
  BY: ['Belarus', 'Vitryssland', 'White Russia'],
  CD: ['DR Congo', 'Congo-Kinshasa', 'Zaire'],
  CG: ['Congo-Brazzaville'],
  CH: ['Swiss', 'Helvetia', 'Schweiz', 'Suisse', 'SUI'],
  CI: ['Ivory Coast', 'Elfenbenskusten'],
  CV: ['Cape Verde', 'Kap Verde'],
  CZ: ['Czech Republic', 'Czechia', 'Tjeckien'],
  DE: ['Deutschland', 'GER'],
  DK: ['DEN'],
  ES: ['España'],
  GB: [
    'UK',
    'GBR',
    'England',
    'Scotland',
    'Skottland',
    'Wales',
    'Northern Ireland',
    'Nordirland',
    'Great Britain',
    'Storbritannien',
    'Britain',
  ],
  GR: ['Hellas', 'GRE'],
  HR: ['CRO', 'Hrvatska'],
  IE: ['Republic of Ireland', 'Eire', 'Irländska republiken'],
  IR: ['Persia', 'Persien'],
  KP: ['North Korea', 'Nordkorea'],
  KR: ['South Korea', 'Sydkorea', 'Republic of Korea'],
  LV: ['LAT'],
  MK: ['Macedonia', 'Makedonien'],
  MM: ['Burma'],
  NL: ['Holland', 'NED'],
  PS: ['Palestine', 'Palestina'],
  RU: ['Russia', 'Ryssland'],
  SI: ['SLO'],
  SZ: ['Swaziland'],
  TL: ['East Timor', 'Östtimor'],
  TR: ['Turkey', 'Turkiet', 'Türkiye'],
  US: ['USA', 'America', 'United States of America', 'Amerika', 'Amerikas förenta stater'],
  VA: ['Vatican', 'Vatikanen', 'Holy See'],
};

/**
 * Codes that the service has been seen to give for a country in another form: Sweden is written `sv` (specification
 * §3).
 */
const READ_AS: Readonly<Record<string, string>> = { sv: 'SE' };

/** The ISO code of a country as the service may have written it. */
export function isoCode(written: string): string {
  return READ_AS[written] ?? written.toUpperCase();
}

/** Names countries in the interface's language; a code that no country has is shown as it is. */
export function useCountryName(): (written: string) => string {
  const { i18n } = useTranslation();
  const names = useMemo(
    () => new Intl.DisplayNames([i18n.language], { type: 'region', fallback: 'code' }),
    [i18n.language],
  );
  return useCallback(
    (written: string) => {
      const code = isoCode(written);
      return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? written) : written;
    },
    [names],
  );
}

/** Every country as a choice, in the order of the language; found by its English and other names too. */
export function useCountries(): readonly Option[] {
  const { language } = useTranslation().i18n;
  const made = choices.get(language) ?? choicesIn(language);
  choices.set(language, made);
  return made;
}

/** What was made for a language: every form that asks for a country shows the same. */
const choices = new Map<string, readonly Option[]>();

function choicesIn(language: string): readonly Option[] {
  const order = new Intl.Collator(orderLocale);
  const own = new Intl.DisplayNames([language], { type: 'region' });
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  return COUNTRY_CODES.map((code) => ({
    value: code,
    label: own.of(code) ?? code,
    description: code,
    keywords: [code, english.of(code) ?? code, ...(ALSO_CALLED[code] ?? [])],
  })).sort((a, b) => order.compare(a.label, b.label));
}

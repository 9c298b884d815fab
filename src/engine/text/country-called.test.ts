import { expect, it } from 'vitest';
import { countryCalled } from './country-called.ts';

it.each([
  // ISO 3166, two and three letters.
  ['SE', 'SE'],
  ['fi', 'FI'],
  ['SV', 'SV'],
  ['sv', 'SE'],
  ['SWE', 'SE'],
  ['svk', 'SK'],
  ['DOM', 'DO'],
  // IOC, FIFA and IIHF.
  ['GER', 'DE'],
  ['DEN', 'DK'],
  ['SUI', 'CH'],
  ['LAT', 'LV'],
  ['SLO', 'SI'],
  ['CRO', 'HR'],
  ['RSA', 'ZA'],
  ['ENG', 'GB'],
  ['NIR', 'GB'],
  ['TPE', 'TW'],
  ['NGR', 'NG'],
  ['CTA', 'CF'],
  ['CHI', 'CL'],
  // Names as they are written.
  ['Sweden ', 'SE'],
  ['sverige', 'SE'],
  ['U.S.A.', 'US'],
  ['США', 'US'],
  ['Белоруссия', 'BY'],
  ['Tschechien', 'CZ'],
  ['Viro', 'EE'],
  ['Cote d’Ivoire', 'CI'],
  ['Osterrike', 'AT'],
  ['The Netherlands', 'NL'],
  ['Czech Rep.', 'CZ'],
  ['Svensk', 'SE'],
  ['D.R.', 'DO'],
  ['DR Congo', 'CD'],
  // Names of ISO, the UN and federations.
  ['Trinidad and Tobago', 'TT'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Saint Kitts and Nevis', 'KN'],
  ['Sao Tome and Principe', 'ST'],
  ['Saint Lucia', 'LC'],
  ['Korea, Republic of', 'KR'],
  ['Korea, Democratic People’s Republic of', 'KP'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Republic of Moldova', 'MD'],
  ['Tanzania, United Republic of', 'TZ'],
  ['Bolivia (Plurinational State of)', 'BO'],
  ['Democratic Republic of the Congo', 'CD'],
  ['Republic of the Congo', 'CG'],
  ['Gambia, The', 'GM'],
  ['Hong Kong, China', 'HK'],
  ['Chinese Taipei', 'TW'],
  ['United States of America', 'US'],
  ['Federated States of Micronesia', 'FM'],
  ['🇸🇪', 'SE'],
  // Of several the first.
  ['SE/FI', 'SE'],
  ['Sweden & Canada', 'SE'],
])('knows %j as %s', (text, code) => expect(countryCalled(text)).toBe(code));

it.each(['Atlantis', 'XYZ', 'SE/Atlantis', '-', ''])('knows no country %j', (text) =>
  expect(countryCalled(text)).toBeUndefined(),
);

/** Country codes (ISO 3166-1, Sweden as `sv`: specification §3) by the three letters that football's federations use. */
const byFederation: Readonly<Record<string, string>> = {
  ARG: 'AR',
  AUT: 'AT',
  BEL: 'BE',
  BOL: 'BO',
  BRA: 'BR',
  CHI: 'CL',
  COL: 'CO',
  CRO: 'HR',
  CZE: 'CZ',
  DEN: 'DK',
  ECU: 'EC',
  ENG: 'GB',
  ESP: 'ES',
  FRA: 'FR',
  GER: 'DE',
  GRE: 'GR',
  ITA: 'IT',
  MCO: 'MC',
  NED: 'NL',
  NOR: 'NO',
  PAR: 'PY',
  PER: 'PE',
  POR: 'PT',
  SCO: 'GB',
  SRB: 'RS',
  SUI: 'CH',
  SVK: 'SK',
  SWE: 'sv',
  TUR: 'TR',
  UKR: 'UA',
  URU: 'UY',
  USA: 'US',
  VEN: 'VE',
  WAL: 'GB',
};

/** Country codes by the first part of a league file's name (`de.1.json`). Cups (`uefa.cl.json`, `copa.l.json`) are not here. */
const byLeague: Readonly<Record<string, string>> = {
  ar: 'AR',
  at: 'AT',
  au: 'AU',
  be: 'BE',
  br: 'BR',
  ch: 'CH',
  cn: 'CN',
  co: 'CO',
  cz: 'CZ',
  de: 'DE',
  dz: 'DZ',
  eg: 'EG',
  en: 'GB',
  es: 'ES',
  fr: 'FR',
  gr: 'GR',
  hu: 'HU',
  it: 'IT',
  jp: 'JP',
  ma: 'MA',
  mls: 'US',
  mx: 'MX',
  nl: 'NL',
  pt: 'PT',
  ro: 'RO',
  ru: 'RU',
  sco: 'GB',
  se: 'sv',
  tr: 'TR',
};

/** Clubs that play in a neighbour's league, so that the league does not tell their country. */
const abroad: Readonly<Record<string, string>> = {
  'AS Monaco FC': 'MC',
  'Auckland FC': 'NZ',
  'CF Montréal': 'CA',
  'FC Andorra': 'AD',
  'Toronto FC': 'CA',
  'Vancouver Whitecaps': 'CA',
  'Wellington Phoenix': 'NZ',
};

/**
 * The country of a club, where it is certain: from the federation's letters behind its name in a cup, else from its league.
 * @param league first part of the file's name, such as `de`
 */
export function countryOf(clubName: string, federation: string | undefined, league: string): string | undefined {
  return (federation && byFederation[federation]) ?? abroad[clubName] ?? byLeague[league];
}

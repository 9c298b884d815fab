import { foldText } from '../../../openapi/formats/text.ts';
import { ALSO_CALLED, COUNTRY_CODES, isoCode } from './countries.ts';
import { fileLanguages } from './file-languages.ts';

/** The three-letter codes of ISO 3166-1, in the order of `COUNTRY_CODES`. */
const ALPHA_3 =
  'AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN BOL BES BRA BHS BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE DEU DJI DNK DMA DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA SAU SLB SYC SDN SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM MYT ZAF ZMB ZWE'.split(
    ' ',
  );

/**
 * Codes of the IOC, FIFA and the IIHF that ISO does not have, former and everyday ones among them. Where ISO gives the
 * same letters to another country, as BRN to Brunei, ISO is meant.
 */
const OF_FEDERATIONS =
  'AE:UAE AG:ANT AO:ANG AS:ASA AW:ARU BA:BOS BB:BAR BD:BAN BF:BUR BG:BUL BM:BER BN:BRU BS:BAH BT:BHU BW:BOT BZ:BIZ CF:CAF,CTA CG:CGO CH:SUI,SWI CL:CHI CR:CRC CW:AHO CZ:TCH DE:GER DK:DEN DZ:ALG ES:SPA FJ:FIJ GB:ENG,SCO,WAL,NIR GD:GRN GM:GAM GN:GUI GQ:GEQ,EQG GR:GRE GT:GUA GW:GBS HN:HON HR:CRO HT:HAI ID:INA IE:IRE IR:IRI IS:ICE KH:CAM KN:SKN KW:KUW KY:CAY LB:LIB LK:SRI LS:LES LT:LIT LV:LAT LY:LBA MC:MON MG:MAD MK:FYR MM:MYA MN:MGL MR:MTN MU:MRI MW:MAW MY:MAS NE:NIG NG:NGR NI:NCA NL:NED,HOL NP:NEP OM:OMA PF:TAH PH:PHI PR:PUR PS:PLE PT:POR PY:PAR RO:ROM SA:KSA SB:SOL SC:SEY SD:SUD SG:SIN SI:SLO SV:ESA SZ:SWA TD:CHA TG:TOG TO:TGA TT:TRI TW:TPE TZ:TAN UY:URU VC:VIN VG:IVB VI:ISV VN:VIE VU:VAN WS:SAM ZA:RSA ZM:ZAM ZW:ZIM';

/** How rosters call countries beyond `ALSO_CALLED`: short forms, and the words for their people. */
const OF_ROSTERS =
  'AT:Austrian,Österrikare,Österrikisk,Österreich BE:Belgian,Belgisk BN:Brunei Darussalam BY:Belarusian,Belarusisk,Belarusier,Белоруссия CA:Canadian,Kanadensisk,Kanadensare CD:Congo DR,Congo Democratic Republic of,Democratic Republic of Congo CG:Congo CH:Schweizisk,Schweizare CN:Chinese,Kinesisk,PR China,China PR,People’s Republic of China CV:Cabo Verde CZ:Czech,Tschechische Republik,Česká republika,Czech Rep,Tjeckisk,Tjeck,Česko DE:German,Tysk DK:Danish,Dane,Dansk DO:DR,D R,Dominican Rep EE:Estonian,Estnisk,Estländsk,Eesti ES:Spanish,Spansk FI:Finnish,Finn,Finsk,Finländsk,Finländare,Suomi FR:French,Fransk GB:United Kingdom of Great Britain and Northern Ireland,British,Brittisk,English,Engelsk,Англия,Großbritannien,Velká Británie,Великобритания,Scottish,Skotsk,Welsh,Walesisk HK:Hong Kong,Hong Kong China HU:Hungarian,Ungersk,Magyarország IE:Irish,Irländsk,Rep of Ireland IR:IR Iran IS:Icelandic,Isländsk IT:Italian,Italiensk,Italia JP:Japanese,Japansk KG:Kyrgyz Republic KP:Korea DPR,DPR Korea,Korea Democratic People’s Republic of KR:Korea,Korea Republic LA:Lao People’s Democratic Republic LC:Saint Lucia LV:Latvian,Lettisk,Latvija LT:Lithuanian,Litauisk,Lietuva MK:FYR Macedonia MO:Macau,Macao NL:Dutch,Голландия,Nederländsk NO:Norwegian,Norsk,Norrman,Norge PL:Polish,Polsk,Polska PT:Portuguese,Portugisisk RU:Russian,Rysk,Russian Federation SE:Swedish,Swede,Svensk,Svenska SI:Slovenian,Slovensk SK:Slovak,Slovakisk,Slovak Republic,Slovak Rep TR:Turkish,Turkisk UA:Ukrainian,Ukrainsk SY:Syrian Arab Republic TW:Chinese Taipei,Taiwan Province of China US:U S,США,American,Amerikansk,Amerikan,US of A VN:Viet Nam';

/** Names, as {@link loose} writes them, with the codes of their countries. The first that takes a name keeps it. */
function countryNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (code: string, name: string | undefined): void => {
    const written = loose(name ?? '');
    if (written !== '' && !names.has(written)) names.set(written, code);
  };
  const addTable = (table: string): void => {
    for (const [, code = '', all = ''] of table.matchAll(/([A-Z]{2}):(.*?)(?= [A-Z]{2}:|$)/g)) {
      for (const name of all.split(',')) add(code, name);
    }
  };
  for (const [at, code] of COUNTRY_CODES.entries()) add(code, ALPHA_3[at]);
  const displayed = fileLanguages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  for (const code of COUNTRY_CODES) for (const name of displayed) add(code, name.of(code));
  for (const [code, all] of Object.entries(ALSO_CALLED)) for (const name of all) add(code, name);
  addTable(OF_FEDERATIONS);
  addTable(OF_ROSTERS);
  return names;
}

/** The country whose flag an emoji is, which is written by the letters of its code. */
function flagOf(text: string): string | undefined {
  const letters = [...text].map((letter) => (letter.codePointAt(0) ?? 0) - 0x1_f1e6);
  const code = letters.length === 2 ? String.fromCharCode(...letters.map((letter) => letter + 65)) : '';
  return COUNTRY_CODES.includes(code) ? code : undefined;
}

let known: ReadonlyMap<string, string> | undefined;

/**
 * Letters alone, without marks, articles and the word for and: `U.S.A.` is `USA`, `Gambia, The` is `Gambia`, `Saint` is `St.`.
 */
function loose(name: string): string {
  return foldText(name)
    .replace(/\b(?:the|and|och)\b/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** What kind of state a country says to be, before or behind its name: `Iran (Islamic Republic of)`, `Republic of Moldova`. */
const STATE =
  /\b(?:(?:islamic|united|plurinational|bolivarian|federated|democratic|sovereign)\s+)*(?:republics?|kingdom|states?)\s+of\b(?:\s+the\b)?/i;

/** The same of Congo tells two countries apart, and of Korea, of which the usual one is called by its name alone. */
function withoutState(name: string): string {
  return /korea|congo|china|america/i.test(name) && /democratic|people|america/i.test(name)
    ? name
    : name.replace(STATE, ' ');
}

/**
 * The ISO code of the country that a text means: a code of two or three letters, of ISO or of a federation, or a name in
 * English or Swedish, or one of the other names. Of several, as in `SE/FI`, the first. Undefined when none is meant.
 */
export function countryCalled(text: string): string | undefined {
  known ??= countryNames();
  const written = text.trim();
  if (COUNTRY_CODES.includes(isoCode(written))) return isoCode(written);
  const whole = known.get(loose(written)) ?? known.get(loose(withoutState(written))) ?? flagOf(written);
  if (whole !== undefined) return whole;
  const parts = written.split(/\s*[/,;|&+()]\s*|\s+(?:and|och)\s+/).filter((part) => part !== '');
  const codes = parts.length > 1 ? parts.map(countryCalled) : [];
  return codes.includes(undefined) ? undefined : codes[0];
}

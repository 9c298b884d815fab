/** A club: invented, with names in the forms that a team has. */
export interface Club {
  place: string;
  short: string;
  long: string;
  full: string;
  code: string;
  founded: number;
  /** Instance id of the club's own site, when it has one. */
  site?: string;
}

/** A kind of team that a club has. `series` is the code of the series that it plays in. */
export interface TeamKind {
  suffix: string;
  label: string;
  gender: 'male' | 'female' | 'neutral';
  series: string;
  sport: string;
  born: readonly [number, number];
}

/** The clubs with a site of their own, in the order of the sites. */
export const siteClubs: readonly Club[] = [
  club('Frosthamn', 'HC', 'Frosthamns Hockeyclub', 'FRO', 1934, 'frost1_frost'),
  club('Älvnäs', 'IF', 'Älvnäs Idrottsförening', 'ÄLV', 1921, 'alvn1_alvn'),
  club('Björnvik', 'BK', 'Björnviks Bollklubb', 'BJV', 1946, 'bjorn1_bjorn'),
  club('Isdalen', 'SK', 'Isdalens Sportklubb', 'ISD', 1958, 'isda1_isda'),
  club('Norrstrand', 'IK', 'Norrstrands Idrottsklubb', 'NOR', 1929, 'norrs1_norrs'),
];

/** The kinds of team; a club has the first few of them. */
export const teamKinds: readonly [TeamKind, ...TeamKind[]] = [
  { suffix: '', label: '', gender: 'male', series: 'NIL', sport: 'ice-hockey', born: [1990, 2005] },
  { suffix: 'D', label: 'Dam', gender: 'female', series: 'NILD', sport: 'ice-hockey', born: [1990, 2006] },
  { suffix: 'J20', label: 'J20', gender: 'male', series: 'NILJ20', sport: 'ice-hockey', born: [2007, 2008] },
  { suffix: 'J18', label: 'J18', gender: 'male', series: 'NILJ18', sport: 'ice-hockey', born: [2009, 2010] },
  { suffix: 'IB', label: 'Innebandy', gender: 'neutral', series: 'NFL', sport: 'floorball', born: [1992, 2006] },
  { suffix: 'DJ18', label: 'Dam J18', gender: 'female', series: 'NILD', sport: 'ice-hockey', born: [2009, 2010] },
  { suffix: 'U16', label: 'U16', gender: 'neutral', series: 'NILJ18', sport: 'ice-hockey', born: [2011, 2012] },
  { suffix: 'U14', label: 'U14', gender: 'neutral', series: 'NILJ18', sport: 'ice-hockey', born: [2013, 2014] },
];

const beginnings =
  'Alm Ask Berg Brink Dal Ek Fjäll Gran Hög Jäger Klipp Kråk Ler Lind Ljus Myr Näck Rim Rönn Säl Skär Snö Sol Sten Storm Tall Trän Ugg Vind Vit'.split(
    ' ',
  );
const endings =
  'sholmen åsen bäcken sforsa gården hällan kullen ånger sjöby skogen sundet tuna udden valla viken ängen'.split(' ');
const forms = [
  ['HC', 'Hockeyclub'],
  ['IF', 'Idrottsförening'],
  ['SK', 'Sportklubb'],
  ['IK', 'Idrottsklubb'],
  ['BK', 'Bollklubb'],
] as const;

/** Club number `index`, from 0: those with sites first, then 480 made-up places, then the same again with other codes. */
export function clubOf(index: number): Club {
  const known = siteClubs[index];
  if (known) return known;
  const number = index - siteClubs.length;
  // 7 has no divisor in common with 30, so neighbours differ at both ends of the name.
  const beginning = beginnings[(number * 7) % beginnings.length] ?? '';
  const ending = endings[Math.floor(number / beginnings.length + number) % endings.length] ?? '';
  const [form, full] = forms[number % forms.length] ?? forms[0];
  const place = `${beginning}${ending}`;
  const code = `${place.slice(0, 3).toUpperCase()}${number + 1}`;
  return club(place, form, `${place} ${full}`, code, 1908 + ((number * 13) % 80));
}

function club(place: string, form: string, full: string, code: string, founded: number, site?: string): Club {
  const name = `${place} ${form}`;
  return { place, short: place, long: name, full, code, founded, ...(site === undefined ? {} : { site }) };
}

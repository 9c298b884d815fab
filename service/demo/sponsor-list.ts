/** An invented sponsor. `logo` is the number of its file in pictures/logos. */
export interface DemoSponsor {
  readonly name: string;
  readonly host: string;
  readonly logo: string;
  readonly hasDark: boolean;
}

const darkless = ['01', '04', '07', '10', '13', '16'];

/** The invented sponsors, in the order of their logos. */
const names = [
  'Granvik Bygg',
  'Öresala Fastigheter',
  'Norrholm Bil',
  'Ådalen Optik',
  'Bergsfors Försäkring',
  'Kvarnby Åkeri',
  'Sjöhamn Livs',
  'Älvbacka Bageri',
  'Tallnäs IT',
  'Fjällryd El',
  'Hamra Sport',
  'Lindeby Energi',
  'Åkerö Rör & Värme',
  'Västerö Sparbank',
  'Björkmo Kaffe',
  'Granvik Sparbank',
  'Öresala Kaffe',
  'Norrholm Bygg',
];

const all: readonly DemoSponsor[] = names.map((name, place) => {
  const logo = String(place).padStart(2, '0');
  return { name, host: `www.${hostOf(name)}.example`, logo, hasDark: !darkless.includes(logo) };
});

/** The league's sponsors, those of the site that most of the demo shows, and those of all others, which have no logos. */
export function sponsorsOf(instanceId: string): { sponsors: readonly DemoSponsor[]; haveLogos: boolean } {
  if (instanceId === 'north1_north') return { sponsors: all.slice(0, 6), haveLogos: true };
  if (instanceId === 'frost1_frost') return { sponsors: all.slice(6), haveLogos: true };
  return { sponsors: all.slice(6, 10), haveLogos: false };
}

function hostOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');
}

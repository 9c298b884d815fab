import type { DemoMotif } from './pictures/demo-pictures.ts';

/** What an item of the demo is about: its words, its category (specification §3) and custom tags that fit. */
export interface DemoCaption {
  readonly name: string;
  readonly category: number;
  readonly tags: readonly string[];
}

const caption = (name: string, category: number, ...tags: string[]): DemoCaption => ({ name, category, tags });

/** Captions of each scene; items go round them. */
export const captions: Readonly<Partial<Record<DemoMotif, readonly [DemoCaption, ...DemoCaption[]]>>> = {
  rink: [
    caption('Isen är lagd', 3, 'custom.arena'),
    caption('Tekning i mittcirkeln', 7, 'custom.derby'),
    caption('Uppvärmning före matchen', 8, 'custom.traning'),
  ],
  floodlights: [
    caption('Kvällsmatch under strålkastarna', 7, 'custom.derby'),
    caption('Arenan i skymning', 3, 'custom.arena'),
    caption('Ljusen tänds inför premiären', 3, 'custom.bakom-kulisserna'),
  ],
  pitch: [
    caption('Planen från läktaren', 3, 'custom.arena'),
    caption('Sommarträning på gräs', 8, 'custom.traning', 'custom.ungdom'),
    caption('Ungdomslägret, dag 2', 8, 'custom.ungdom'),
  ],
  goal: [
    caption('Målet som avgjorde', 2, 'custom.highlights', 'custom.arets-mal'),
    caption('Räddning i sista perioden', 2, 'custom.highlight'),
    caption('Straffläggningen', 2, 'custom.play-off'),
  ],
  stand: [
    caption('Fullsatt på läktaren', 9, 'custom.supportrar'),
    caption('Tifot före nedsläpp', 9, 'custom.supportrar', 'custom.derby'),
    caption('Familjesektionen', 9, 'custom.supportrar'),
  ],
  trophy: [
    caption('Pokalen lyfts', 6, 'custom.play-off'),
    caption('Prisutdelningen', 5, 'custom.presskonferens'),
    caption('Pokalskåpet i foajén', 9, 'custom.historia'),
  ],
};

/** Titles of videos; a site's have them in turn. */
export const videoTitles: readonly [DemoCaption, ...DemoCaption[]] = [
  caption('Höjdpunkter från helgens match', 7, 'custom.highlights'),
  caption('Intervju med tränaren', 9, 'custom.intervju'),
  caption('Bakom kulisserna: matchdag', 9, 'custom.bakom-kulisserna'),
  caption('Säsongsfilmen', 6, 'custom.play-off'),
];

/** Who uploaded the demo's media: invented, and nobody who can sign in, so that what users upload is not counted as the demo's. */
export const uploaders = ['elin.rask@foto.example', 'jonte.falk@foto.example', 'redaktionen@foto.example'] as const;

/** Who took the pictures. */
export const photographers = ['Elin Rask', 'Jonte Falk', 'Norrsken Bild'] as const;

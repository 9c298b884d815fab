import { type Drawing, drawing, fade } from './scenes.ts';

/** The colours of a club, and the sign in its crest. */
export type ClubColours = {
  readonly main: string;
  readonly second: string;
  readonly sign: 'star' | 'wave' | 'peak' | 'bolt';
};

const signs: Readonly<Record<ClubColours['sign'], string>> = {
  star: 'M256 150l28 78h82l-66 49 25 80-69-48-69 48 25-80-66-49h82z',
  wave: 'M130 250q32-54 64 0t64 0 64 0 64 0v44q-32 54-64 0t-64 0-64 0-64 0z',
  peak: 'M126 340L216 180 256 246 296 160 386 340z',
  bolt: 'M286 140L186 280h58l-30 100 112-146h-62z',
};

/** A crest of 512 x 512 on a clear ground: a shield with a band and a sign. */
export function crest({ main, second, sign }: ClubColours): Drawing {
  const shield =
    'M256 24C330 60 400 72 468 72V262C468 380 372 452 256 492 140 452 44 380 44 262V72C112 72 182 60 256 24z';
  return drawing(
    512,
    512,
    `<defs><clipPath id="shield"><path d="${shield}"/></clipPath></defs><path d="${shield}" fill="${main}"/>` +
      `<g clip-path="url(#shield)"><path d="M-20 430L430 -20H560L40 500z" fill="${second}" opacity=".22"/></g>` +
      `<path d="${signs[sign]}" fill="${second}"/><path d="${shield}" fill="none" stroke="${second}" stroke-width="16"/>`,
  );
}

/** A shirt on its hanger, 720 x 900: the portrait of a player who has none. */
export function shirt({ main, second }: ClubColours): Drawing {
  return drawing(
    720,
    900,
    `<defs>${fade('wall', '#e2e8f0', '#94a3b8')}</defs><rect width="720" height="900" fill="url(#wall)"/><path d="M0 800H720V900H0z" fill="#64748b"/>` +
      `<path d="M250 190L110 270 40 480 150 520 190 430V790H530V430L570 520 680 480 610 270 470 190Q360 270 250 190z" fill="${main}"/>` +
      `<path d="M190 560H530V630H190zM190 655H530V680H190z" fill="${second}"/><path d="M250 190Q360 270 470 190L445 176Q360 236 275 176z" fill="${second}"/>` +
      '<path d="M360 176V120q0-26 26-26" fill="none" stroke="#475569" stroke-width="10"/>',
  );
}

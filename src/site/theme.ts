/** The two colours of a club, as `#rrggbb`. */
export type ClubColours = { readonly main: string; readonly second: string };

type Rgb = readonly [number, number, number];

const [white, night]: readonly [Rgb, Rgb] = [
  [255, 255, 255],
  [13, 16, 21],
];

/**
 * The stylesheet that gives a site its club's colours. Whatever they are, text on them and in them keeps the contrast
 * that it must have (WCAG AA): they are darkened or lightened until it does.
 */
export function themeStyles({ main, second }: ClubColours): string {
  const [base, bright] = [rgbOf(main), rgbOf(second)];
  const deep = until(mixed(base, night, 0.55), (colour) => contrast(colour, white) >= 11, night);
  const club = until(base, (colour) => contrast(colour, white) >= 4.6, night);
  const accent = until(bright, (colour) => contrast(colour, deep) >= 4.6, white);
  const colours: Record<string, string> = {
    '--club': hex(club),
    '--club-deep': hex(deep),
    '--club-night': hex(mixed(deep, night, 0.5)),
    '--club-ink': `light-dark(${hex(until(base, (colour) => contrast(colour, white) >= 5.6, night))}, ${hex(
      until(base, (colour) => contrast(colour, night) >= 7, white),
    )})`,
    '--accent': hex(accent),
    '--on-accent': contrast(accent, night) > contrast(accent, white) ? hex(night) : hex(white),
  };
  const lines = Object.entries(colours).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/** Whether light letters are read better on a colour than dark ones. */
export function isDark(colour: string): boolean {
  return contrast(rgbOf(colour), white) >= contrast(rgbOf(colour), night);
}

/** The colour itself, or as much nearer to another as it takes. */
function until(colour: Rgb, isEnough: (colour: Rgb) => boolean, towards: Rgb): Rgb {
  for (let part = 0; part < 1; part += 0.04) {
    const tried = mixed(colour, towards, part);
    if (isEnough(tried)) return tried;
  }
  return towards;
}

function mixed(one: Rgb, other: Rgb, part: number): Rgb {
  const at = (place: 0 | 1 | 2) => Math.round(one[place] * (1 - part) + other[place] * part);
  return [at(0), at(1), at(2)];
}

function rgbOf(colour: string): Rgb {
  const number = Number.parseInt(/^#([0-9a-f]{6})$/i.exec(colour)?.[1] ?? '0b2545', 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function hex(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

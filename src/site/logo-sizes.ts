/** Width and height of a logo, in the units of the box that it stands in. */
export type LogoSize = { readonly width: number; readonly height: number };

/** The box of each logo: as wide as its column, half as high. */
export const logoBox = { width: 240, height: 120 } as const;

/** A logo of a strange shape would make all others tiny: beyond these it is a little smaller than they are. */
const [narrowest, widest] = [1 / 3, 10];

/**
 * Sizes that give all logos of a strip the same area, as large as the box allows: otherwise a wide logo would look smaller
 * than a square one of a lesser sponsor. `ratios` are widths to heights.
 */
export function fairSizes(ratios: readonly number[]): LogoSize[] {
  const { width, height } = logoBox;
  const bounded = ratios.map((ratio) => Math.min(widest, Math.max(narrowest, ratio)));
  const area = Math.min(...bounded.map((ratio) => Math.min(width ** 2 / ratio, height ** 2 * ratio)));
  return ratios.map((ratio) => {
    const fitting = Math.min(Math.sqrt(area * ratio), width, height * ratio);
    return { width: rounded(fitting), height: rounded(fitting / ratio) };
  });
}

const rounded = (length: number): number => Math.round(length * 10) / 10;

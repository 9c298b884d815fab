/**
 * Black or white, whichever reads better on a colour (`#RRGGBB`): one of them always has a contrast of at least 4.5 to
 * 1 (WCAG 2.2, 1.4.3).
 */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const light = luminance(colour);
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

/** How light a colour is, from 0 to 1 (WCAG's relative luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

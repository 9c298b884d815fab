import { type Random, randomOf } from '../random.ts';

/** An SVG document that only this service draws, and its size in pixels. */
export type Drawing = { readonly width: number; readonly height: number; readonly svg: string };

/** A drawing of this size around its content. */
export function drawing(width: number, height: number, content: string): Drawing {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return { width, height, svg: `${open}${content}</svg>` };
}

/** A gradient from top to bottom under an id. */
export function fade(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

const [width, height] = [1600, 900];
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const scene = (content: string) => drawing(width, height, content);

/** A crowd in the dark: a dot for each head, lighter towards the front. */
function crowd(random: Random, top: number, bottom: number): string {
  const colours = ['#334155', '#475569', '#1e3a5f', '#64748b', '#7c2d12'] as const;
  return times(420, () => {
    const y = random.between(top, bottom);
    return `<circle cx="${random.between(0, width)}" cy="${y}" r="${6 + Math.round((8 * (y - top)) / (bottom - top))}" fill="${random.pick(colours)}"/>`;
  });
}

/** An ice rink, seen from the stand behind a goal. */
export function rink(): Drawing {
  return scene(
    `<defs>${fade('ice', '#cfe4f5', '#f8fcff')}${fade('hall', '#0b1220', '#1f2b40')}</defs><rect width="1600" height="900" fill="url(#hall)"/>` +
      times(7, (lamp) => `<path d="M${250 + lamp * 180} 60h70l24 26h-118z" fill="#fef9c3"/>`) +
      crowd(randomOf('rink'), 150, 330) +
      '<path d="M210 360H1390L1600 760V900H0V760z" fill="url(#ice)"/><path d="M210 335H1390V362H210z" fill="#f1f5f9"/><path d="M210 354H1390V362H210z" fill="#facc15"/>' +
      '<g fill="none" stroke-width="14"><path d="M120 535H1480" stroke="#2563eb"/><path d="M28 705H1572" stroke="#dc2626"/><ellipse cx="800" cy="705" rx="210" ry="66" stroke="#2563eb" stroke-width="9"/>' +
      '<ellipse cx="430" cy="445" rx="105" ry="30" stroke="#dc2626" stroke-width="6"/><ellipse cx="1170" cy="445" rx="105" ry="30" stroke="#dc2626" stroke-width="6"/></g>' +
      '<path d="M735 395V345H865V395" fill="none" stroke="#b91c1c" stroke-width="8"/><ellipse cx="980" cy="640" rx="26" ry="10" fill="#0f172a"/>',
  );
}

/** A pitch under floodlights. */
export function floodlights(): Drawing {
  const mast = (x: number) =>
    `<circle cx="${x}" cy="150" r="330" fill="url(#glow)"/><path d="M${x - 5} 180h10v330h-10z" fill="#475569"/>` +
    times(
      8,
      (lamp) =>
        `<circle cx="${x - 42 + (lamp % 4) * 28}" cy="${130 + Math.floor(lamp / 4) * 32}" r="11" fill="#fffbeb"/>`,
    );
  return scene(
    `<defs>${fade('night', '#020617', '#1e3a8a')}<radialGradient id="glow"><stop offset="0" stop-color="#fef3c7" stop-opacity=".75"/><stop offset="1" stop-color="#fef3c7" stop-opacity="0"/></radialGradient></defs>` +
      `<rect width="1600" height="900" fill="url(#night)"/>${mast(260)}${mast(1340)}<path d="M0 470H1600V540H0z" fill="#0f172a"/>${crowd(randomOf('floodlights'), 450, 535)}` +
      times(
        10,
        (stripe) =>
          `<path d="M${800 + (stripe - 5) * 150} 540h150L${800 + (stripe - 4) * 420} 900h-420z" fill="${stripe % 2 ? '#15803d' : '#16a34a'}"/>`,
      ) +
      '<g fill="none" stroke="#f0fdf4" stroke-width="6"><path d="M0 600H1600"/><ellipse cx="800" cy="690" rx="300" ry="72"/><path d="M800 600L800 900"/></g><circle cx="800" cy="690" r="8" fill="#f0fdf4"/>',
  );
}

/** A pitch from above. */
export function pitch(): Drawing {
  return scene(
    times(
      16,
      (stripe) => `<rect x="${stripe * 100}" width="100" height="900" fill="${stripe % 2 ? '#22a355' : '#1c934b'}"/>`,
    ) +
      '<g fill="none" stroke="#f0fdf4" stroke-width="8"><rect x="90" y="70" width="1420" height="760"/><path d="M800 70V830"/><circle cx="800" cy="450" r="130"/>' +
      '<rect x="90" y="230" width="230" height="440"/><rect x="1280" y="230" width="230" height="440"/><rect x="90" y="340" width="90" height="220"/><rect x="1420" y="340" width="90" height="220"/></g>' +
      times(9, (cone) => `<circle cx="${430 + cone * 95}" cy="${620 + (cone % 2) * 90}" r="13" fill="#f97316"/>`),
  );
}

/** A frame of the demo's video, 640 x 360: a ball that crosses a pitch; `moment` from 0 to 1. */
export function film(moment = 0): Drawing {
  const [x, y] = [60 + moment * 520, 260 - Math.abs(Math.sin(moment * Math.PI * 3)) * 170];
  return drawing(
    640,
    360,
    `<defs>${fade('morning', '#38bdf8', '#bae6fd')}</defs><rect width="640" height="360" fill="url(#morning)"/><path d="M0 200H640V360H0z" fill="#16a34a"/><path d="M0 285H640" stroke="#f0fdf4" stroke-width="5"/>` +
      `<ellipse cx="${x}" cy="285" rx="26" ry="7" fill="#14532d"/><circle cx="${x}" cy="${y}" r="24" fill="#f8fafc"/><path d="M${x} ${y - 11}l11 8-4 12h-14l-4-12z" fill="#1e293b"/>`,
  );
}

/** A ball in the net. */
export function goal(): Drawing {
  return scene(
    `<defs>${fade('air', '#7dd3fc', '#e0f2fe')}<radialGradient id="ball" cx=".38" cy=".32"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#94a3b8"/></radialGradient></defs>` +
      '<rect width="1600" height="900" fill="url(#air)"/><path d="M0 560Q400 470 800 545T1600 520V900H0z" fill="#15803d"/><path d="M0 720H1600V900H0z" fill="#166534"/><g stroke="#f8fafc" stroke-opacity=".8" stroke-width="3">' +
      times(
        27,
        (line) => `<path d="M${170 + line * 48} 150Q${190 + line * 47} 470 ${230 + line * 44} 730" fill="none"/>`,
      ) +
      times(
        14,
        (line) =>
          `<path d="M${170 + line * 4} ${150 + line * 44}Q800 ${175 + line * 44} ${1430 - line * 4} ${150 + line * 44}" fill="none"/>`,
      ) +
      '</g><path d="M160 760V140H1440V760" fill="none" stroke="#f8fafc" stroke-width="26"/><circle cx="1080" cy="430" r="92" fill="url(#ball)"/><path d="M1080 386l42 31-16 49h-52l-16-49z" fill="#1e293b"/>',
  );
}

/** Empty seats of a stand, in rows. */
export function stand(): Drawing {
  const colours = ['#1d4ed8', '#1d4ed8', '#1d4ed8', '#f8fafc', '#1e40af'] as const;
  const random = randomOf('stand');
  return scene(
    `<defs>${fade('steps', '#94a3b8', '#475569')}</defs><rect width="1600" height="900" fill="url(#steps)"/>` +
      times(12, (row) =>
        times(26 - row, (seat) => {
          const size = 46 + row * 3;
          const x = 800 + (seat - (26 - row) / 2) * (size + 16);
          return `<rect x="${Math.round(x)}" y="${30 + row * 73}" width="${size}" height="50" rx="12" fill="${random.pick(colours)}"/>`;
        }),
      ) +
      '<path d="M740 0H860L920 900H680z" fill="#cbd5e1"/>' +
      times(
        15,
        (step) => `<path d="M${738 - step * 4} ${step * 60}H${862 + step * 4}" stroke="#64748b" stroke-width="4"/>`,
      ),
  );
}

/** A cup among falling paper. */
export function trophy(): Drawing {
  const random = randomOf('trophy');
  const papers = ['#f43f5e', '#38bdf8', '#facc15', '#4ade80', '#f8fafc'] as const;
  return scene(
    `<defs>${fade('dusk', '#312e81', '#831843')}<linearGradient id="gold"><stop offset="0" stop-color="#b45309"/><stop offset=".4" stop-color="#fde68a"/><stop offset="1" stop-color="#b45309"/></linearGradient></defs><rect width="1600" height="900" fill="url(#dusk)"/>` +
      times(170, () => {
        const [x, y, turn] = [random.between(0, width), random.between(0, height), random.between(0, 90)];
        return `<rect x="${x}" y="${y}" width="18" height="10" fill="${random.pick(papers)}" transform="rotate(${turn} ${x} ${y})"/>`;
      }) +
      '<g fill="none" stroke="url(#gold)" stroke-width="26"><path d="M610 220C470 220 500 430 650 440"/><path d="M990 220C1130 220 1100 430 950 440"/></g>' +
      '<path d="M600 180H1000C1000 420 930 520 830 545V650H920V700H680V650H770V545C670 520 600 420 600 180z" fill="url(#gold)"/><path d="M640 700H960V790H640z" fill="#1c1917"/>',
  );
}

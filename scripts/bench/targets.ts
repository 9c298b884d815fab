/** One measured figure and, where we have promised one, the value that it must not pass (or must reach, when `atLeast`). */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  target?: number;
  atLeast?: boolean;
}

const MOST: Readonly<Record<string, number>> = {
  'first visit, login page: transferred': 250,
  'first visit, login page: requests': 12,
  'first visit, login page: until usable, 1x': 350,
  'first visit, login page: until usable, 4x': 900,
  'list, signed in, empty cache, 1x': 800,
  'list, signed in, empty cache, 4x': 2000,
  'list: transferred': 450,
  'editor by address, 1x': 600,
  'editor by address, 4x': 1500,
  'players list, empty cache, 1x': 500,
  'players list, empty cache, 4x': 1700,
  'players list, warm cache, 1x': 350,
  'players list, warm cache, 4x': 1100,
  'players list: requests': 14,
  'player editor by address, empty cache, 1x': 500,
  'player editor by address, empty cache, 4x': 1600,
  'player editor by address: requests': 14,
  'editor from the list, 1x': 150,
  'key to paint, median, 1x': 10,
  'key to paint, p95, 1x': 16,
  'key to paint, median, 4x': 35,
  'key to paint, p95, 4x': 50,
  'editor from a list of 20 000, 1x': 150,
  '40 fields, 2 lists of 20: first mount, 4x': 100,
  '40 fields, 2 lists of 20: key to paint, p95, 1x': 16,
  '40 fields, 2 lists of 20: key to paint, p95, 4x': 50,
  '40 fields, 2 lists of 20: key in a row to paint, p95, 1x': 16,
  '40 fields, 2 lists of 20: key in a row to paint, p95, 4x': 50,
  'players, 50 connections: p99': 250,
  'picture of 12 MP as 640x360 WebP, first time: p50': 80,
  'picture from the cache: p50': 5,
  '20 thumbnails, from the cache': 500,
  'page of 20 thumbnails, warm: all in sight, 1x': 500,
  'menu of 1 000 items: press to rows in sight, 1x': 300,
  'menu of 1 000 items: all levels opened, 1x': 300,
  'layout of 60 sections: press to rows in sight, 1x': 300,
  'layout of 60 sections: key to paint, p95, 1x': 16,
  'layout of 60 sections, 100 slides: publish of all, p50': 300,
  'start page resolved: p50': 30,
  'public start page: first byte, p50': 30,
  'public start page: HTML, not compressed': 100,
  'ten 12 MP photos: drop to done, in % of bare PUTs': 115,
  'soak: errors': 0,
  'soak: p99 in times of p50': 3,
  'soak: in use after collections, last third in times of it': 1.1,
  'first start': 60_000,
  'second start': 3000,
  generate: 10_000,
};
const LEAST: Readonly<Record<string, number>> = {
  'players, 50 connections: requests': 400,
  // A screen shows 60; a mean of what was drawn is a little less even when none is missed.
  'dragging in a list of 500: frames, 1x': 59,
  'dragging a focal point: frames, 1x': 59,
  'dragging in a menu of 1 000 items: frames, 1x': 59,
  'dragging in a layout of 60 sections: frames, 1x': 59,
};

/** A figure, rounded, with the target that was set for it. */
export function figure(name: string, value: number, unit: string): Figure {
  const rounded = value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  const [most, least] = [MOST[name], LEAST[name]];
  if (least !== undefined) return { name, value: rounded, unit, target: least, atLeast: true };
  return { name, value: rounded, unit, ...(most === undefined ? {} : { target: most }) };
}

/** Whether a figure reaches its target; undefined where none was set. */
function isReached({ value, target, atLeast }: Figure): boolean | undefined {
  if (target === undefined) return undefined;
  return atLeast ? value >= target : value <= target;
}

/** The figures as a table for people, beside what an earlier run measured, by the names of its figures. */
export function table(figures: readonly Figure[], before: ReadonlyMap<string, number> = new Map()): string {
  const rows = figures.map((one) => {
    const reached = isReached(one);
    const target = one.target === undefined ? '' : `${one.atLeast ? '>=' : '<='} ${one.target}`;
    const state = reached === undefined ? '' : reached ? 'reached' : 'MISSED';
    return [one.name, `${one.value} ${one.unit}`, String(before.get(one.name) ?? ''), target, state];
  });
  const all = [['figure', 'measured', 'before', 'target', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

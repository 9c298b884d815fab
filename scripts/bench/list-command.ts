import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { PlainError } from '../plain-error.ts';
import { keepRun } from './kept-run.ts';
import { measuredLists } from './list-cases.ts';
import { openSite } from './list-service.ts';
import { type ListFigure, type ListName, listTable, measureLists } from './lists.ts';

const run = promisify(execFile);
const usage = `npm run bench -- lists [--few N] [--many N] [--football FOLDER] [--only NAME,...] [--in FOLDER]

Compares the lists of a small site (the demo's, or N rows each) with those of a large one (20 000): ${Object.keys(measuredLists).join(', ')}.
--football brings the openfootball files of a folder into the large one, instead of invented games. --in keeps both sites in a folder, for the next time.`;

/** `npm run bench -- lists`: whether lists and searches are as fast with many rows as with few. Prints a table and keeps the figures. */
export async function benchLists(args: readonly string[]): Promise<void> {
  const { few, many, football, lists, folder } = readArguments(args);
  const home = folder ?? mkdtempSync(join(tmpdir(), 'touchline-lists-'));
  try {
    mkdirSync(home, { recursive: true });
    const [small, large] = [join(home, 'few'), join(home, 'many')];
    await makeSite(small, few === undefined ? [] : amounts(few, true));
    await makeSite(large, amounts(many, football === undefined), football);
    const figures: ListFigure[] = [];
    await measureLists({ few: small, many: large, lists }, (one) => {
      figures.push(one);
      console.log(`measured ${one.list}, ${one.name}`);
    });
    console.log(`\n${listTable(figures)}\n\nKept in ${keepRun('last-lists', figures)}`);
  } finally {
    if (folder === undefined) rmSync(home, { recursive: true, force: true });
  }
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { few: text, many: text, football: text, only: text, in: text };
  const { values } = parseArgs({ args: [...args], options });
  const counted = (value: string | undefined): number | undefined => {
    if (value !== undefined && !/^\d{1,6}$/.test(value)) throw new PlainError(usage);
    return value === undefined ? undefined : Number(value);
  };
  const lists = (values.only?.split(',') ?? Object.keys(measuredLists)).filter(isListName);
  if (lists.length === 0) throw new PlainError(usage);
  return {
    few: counted(values.few),
    many: counted(values.many) ?? 20_000,
    football: values.football && resolve(values.football),
    lists,
    folder: values.in && resolve(values.in),
  };
}

const isListName = (name: string): name is ListName => name in measuredLists;

/** What `npm run seed` is asked for; games only where none are imported. */
function amounts(rows: number, withGames: boolean): string[] {
  const wanted = { teams: Math.min(rows, 300), players: rows, media: rows, ...(withGames && { games: rows }) };
  return Object.entries(wanted).flatMap(([kind, count]) => [`--${kind}`, String(count)]);
}

/** A site in a data folder, unless it is there. */
async function makeSite(folder: string, wanted: readonly string[], football?: string): Promise<void> {
  if (existsSync(folder)) return;
  console.log(`making ${folder} ...`);
  await run(process.execPath, ['scripts/seed.ts', ...wanted], { env: { ...process.env, DATA_DIR: folder } });
  if (football === undefined) return;
  const site = await openSite(folder);
  try {
    await run(process.execPath, ['scripts/import-football.ts', football, '--address', site.address], {
      maxBuffer: 1e8,
    });
  } finally {
    await site.stop();
  }
}

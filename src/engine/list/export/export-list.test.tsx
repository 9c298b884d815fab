import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../contract/api-error.ts';
import type { ListParameters } from '../../../contract/entity.ts';
import type { Column } from '../../../contract/list-definition.ts';
import type { CellWords } from '../../cells/cell-values.ts';
import { csvStyle } from '../../values/csv.ts';
import { exportList } from './export-list.ts';
import { MANY_ROWS, openSink } from './sink.ts';

const words: CellWords = {
  text: ({ en }) => en,
  country: (code) => code,
  name: String,
  number: (value) => value.toLocaleString('sv'),
  ago: () => '2 h ago',
  yes: 'Yes',
  no: 'No',
};
const columns: Column[] = [
  { field: 'name', kind: 'text', label: { en: 'Name', sv: 'Namn' } },
  { field: 'height', kind: 'number', unit: 'cm', label: { en: 'Height', sv: 'Längd' } },
  { field: 'captain', kind: 'boolean', label: { en: 'Captain', sv: 'Kapten' } },
];
const rowAt = (number: number) => ({
  id: `id-${number}`,
  name: `=Row ${number}`,
  height: -1800,
  captain: number === 1,
});

function order(serve: (page: number) => { items: object[]; total: number }) {
  const entity = {
    id: 'id',
    readPage: ({ page }: ListParameters) => ({ queryKey: [], queryFn: async () => serve(Number(page)) }),
  };
  return { entity, parameters: {}, columns, words, style: csvStyle('en') };
}

function memory() {
  const parts: string[] = [];
  const write = async (text: string) => void parts.push(text);
  return { parts, sink: { write, close: async () => undefined, abort: async () => undefined } };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('writes the mark of UTF-8, the head once, and each page as it comes', async () => {
  const { parts, sink } = memory();
  const told: number[] = [];
  const page = (number: number) => Array.from({ length: 100 }, (_, index) => rowAt(number * 100 - 99 + index));
  const under = exportList(
    order((number) => ({ items: page(number), total: 200 })),
    sink,
  );
  const end = await under.run(new AbortController().signal, ({ written }) => told.push(written));
  expect(end).toEqual({ written: 200, total: 200 });
  expect(told).toEqual([100, 200]);
  expect(parts).toHaveLength(3);
  expect(parts[0]).toBe('\uFEFFName,Height (cm),Captain\r\n');
  expect(parts[1]?.split('\r\n').slice(0, 2)).toEqual(["'=Row 1,-1800,Yes", "'=Row 2,-1800,No"]);
});

it('says how far it came, and goes on from there without a row twice', async () => {
  const { parts, sink } = memory();
  let isBroken = true;
  const under = exportList(
    order((number) => {
      if (number === 2 && isBroken) throw new ApiError('http', 403, 'no');
      return { items: [rowAt(number), rowAt(number + 1)], total: 250 };
    }),
    sink,
  );
  await expect(under.run(new AbortController().signal, () => undefined)).rejects.toThrow('no');
  expect(under.progress()).toEqual({ written: 2, total: 250 });
  isBroken = false;
  await under.run(new AbortController().signal, () => undefined);
  const lines = parts.join('').trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['\uFEFFName', "'=Row 1", "'=Row 2", "'=Row 3", "'=Row 4"]);
});

it('streams a large file to where the user wants it, and gives up when the user does', async () => {
  const file = { write: vi.fn(), close: vi.fn(), abort: vi.fn() };
  const pick = vi.fn(async () => ({ createWritable: async () => file }));
  vi.stubGlobal('showSaveFilePicker', pick);
  expect(await openSink('a.csv', MANY_ROWS + 1)).toBe(file);
  pick.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await openSink('a.csv', MANY_ROWS + 1)).toBeUndefined();
  pick.mockRejectedValueOnce(new DOMException('', 'SecurityError'));
  expect(await openSink('a.csv', MANY_ROWS + 1)).not.toBe(file);
  pick.mockClear();
  expect(await openSink('a.csv', MANY_ROWS)).not.toBe(file);
  expect(pick).not.toHaveBeenCalled();
});

it('keeps the pieces of an ordinary file and gives them as one download', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = vi.fn();
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const sink = await openSink('rows.csv', 3);
  await sink?.write('a');
  await sink?.write('b');
  await sink?.close();
  expect(blobs.map(({ size, type }) => [size, type])).toEqual([[2, 'text/csv;charset=utf-8']]);
  expect(pressed.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['rows.csv']);
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x');
});

import type { ListParameters, ShownEntity } from '../../../contract/entity.ts';
import type { Column } from '../../../contract/list-definition.ts';
import { type CellWords, cellValue } from '../../cells/cell-values.ts';
import { BOM, type CsvStyle, csvLines } from '../../values/csv.ts';
import { textAt } from '../../values/values.ts';
import { readAll } from '../read-all.ts';
import type { Sink } from './sink.ts';

/** What is to be exported. */
export interface ExportOrder {
  entity: Pick<ShownEntity, 'id' | 'readPage'>;
  /** Search, filters and order. */
  parameters: ListParameters;
  /** The columns that are shown, in their order. */
  columns: readonly Column[];
  words: CellWords;
  style: CsvStyle;
}

/** How far an export is, in rows. */
export interface ExportProgress {
  written: number;
  total: number;
  /** Whether there are at least `total`, and nobody says how many more. */
  isLeast?: boolean;
}

/** An export under way. */
export interface ListExport {
  /**
   * Writes what is not written yet; after a failure it may be called again and goes on where it stopped.
   * @throws what reading or writing threw; `progress` then says how far it came
   */
  run(signal: AbortSignal, onProgress: (progress: ExportProgress) => void): Promise<ExportProgress>;
  progress(): ExportProgress;
}

/**
 * Writes a filtered list as CSV, page by page as the pages come: a head in the user's language, then each row once. The
 * caller closes the sink.
 */
export function exportList({ entity, parameters, columns, words, style }: ExportOrder, sink: Sink): ListExport {
  const seen = new Set<string>();
  const idOf = (row: object): string => textAt(row, entity.id);
  let progress: ExportProgress = { written: 0, total: 0 };
  let from = 1;
  let isBegun = false;
  return {
    progress: () => progress,
    async run(signal, onProgress) {
      if (!isBegun) {
        await sink.write(BOM + csvLines([columns.map((column) => headOf(column, words))], style));
        isBegun = true;
      }
      for await (const { page, rows, total, isLeast } of readAll({ entity, parameters, signal, seen, from, idOf })) {
        const cells = rows.map((row) => columns.map((column) => cellValue(column, row, words)));
        await sink.write(csvLines(cells, style));
        from = page + 1;
        progress = { written: progress.written + rows.length, total, ...(isLeast ? { isLeast } : {}) };
        onProgress(progress);
      }
      return progress;
    },
  };
}

/** A column's label; the unit of its numbers stands here, so that the numbers can be reckoned with. */
function headOf({ label, unit }: Column, { text }: CellWords): string {
  return unit ? `${text(label)} (${unit})` : text(label);
}

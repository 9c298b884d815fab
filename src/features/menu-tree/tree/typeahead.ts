import { foldText } from '../../../../openapi/formats/text.ts';
import type { TreeRow } from './rows.ts';

/** Letters typed within this time belong together, in milliseconds. */
const TOGETHER = 700;

/** Finds rows by the first letters of their titles as they are typed. */
export class Typeahead {
  private typed = '';
  private at = Number.NEGATIVE_INFINITY;

  /** Whether letters were typed just now, so that a space belongs to them. */
  isTyping(now: number): boolean {
    return this.typed !== '' && now - this.at < TOGETHER;
  }

  /**
   * The next row, from the one after `from` and round again, whose name begins with what was typed; one letter again
   * and again goes on to the next.
   */
  find(
    rows: readonly TreeRow[],
    from: number,
    key: string,
    now: number,
    nameOf: (row: TreeRow) => string,
  ): string | undefined {
    this.typed = this.isTyping(now) ? this.typed + key : key;
    this.at = now;
    const isOne = [...this.typed].every((letter) => letter === key);
    const wanted = foldText(isOne ? key : this.typed);
    // More letters may still mean the row that the first ones led to.
    const first = isOne ? from + 1 : from;
    const turned = [...rows.slice(first), ...rows.slice(0, first)];
    const found = turned.find((row) => row.kind !== 'empty' && foldText(nameOf(row)).startsWith(wanted))?.id;
    // What leads nowhere is forgotten: the next letter begins anew.
    if (found === undefined) this.typed = '';
    return found;
  }
}

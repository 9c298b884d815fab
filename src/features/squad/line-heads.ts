import type { RowOrder } from './row-order.ts';
import type { PlayerValues } from './squad.ts';
import type { Row } from './squad-changes.ts';
import { valueNow } from './squad-edits.ts';

/**
 * The heads of the lines of a squad that stands by position, by the uuid of the player that is the first of its line: the
 * name of the position, empty for players without one. New players stand above all lines.
 */
export function lineHeads(
  rows: readonly Row<PlayerValues>[],
  { edits }: RowOrder<'players'>,
  positions: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const heads = new Map<string, string>();
  let before: string | undefined;
  for (const { member, standing } of rows) {
    if (standing === 'joins') continue;
    const code = valueNow(edits, member, 'positionCode') ?? '';
    if (code !== before) heads.set(member.uuid, positions.get(code) ?? code);
    before = code;
  }
  return heads;
}

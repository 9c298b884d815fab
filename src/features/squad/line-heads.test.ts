import { expect, it } from 'vitest';
import { lineHeads } from './line-heads.ts';
import { inOrder, type RowOrder } from './row-order.ts';
import type { PlayerValues } from './squad.ts';
import type { Row } from './squad-changes.ts';
import { NO_EDITS } from './squad-edits.ts';

const order: RowOrder<'players'> = { by: 'positionCode', direction: 'asc', edits: NO_EDITS.players };
const positions = new Map([
  ['G', 'Goalkeeper'],
  ['D', 'Defender'],
]);
const ranks = new Map([...positions.keys()].map((code, index) => [code, index]));

function row(
  uuid: string,
  positionCode: string | null,
  jerseyNumber: number | null,
  standing: Row<PlayerValues>['standing'] = 'stays',
) {
  const values = { positionCode, jerseyNumber };
  const member = { uuid, firstName: 'Kim', lastName: uuid, fullName: `Kim ${uuid}`, note: '', values };
  return { member, standing, values, changed: [] };
}

it('a squad stands by its lines, each by its numbers, under one head each; new players above all of them', () => {
  const rows = [
    row('d9', 'D', 9),
    row('none', null, 3),
    row('g30', 'G', 30),
    row('d2', 'D', 2),
    row('new', 'G', 1, 'joins'),
    row('g1', 'G', 1),
    row('dx', 'D', null),
  ];
  const shown = inOrder(rows, order, ranks);
  expect(shown.map(({ member }) => member.uuid)).toEqual(['new', 'g1', 'g30', 'd2', 'd9', 'dx', 'none']);
  expect([...lineHeads(shown, order, positions)]).toEqual([
    ['g1', 'Goalkeeper'],
    ['d2', 'Defender'],
    ['none', ''],
  ]);
});

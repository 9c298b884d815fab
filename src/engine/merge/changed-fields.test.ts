import { expect, it } from 'vitest';
import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import { isSameField } from './changed-fields.ts';

const field = (widget: WidgetName, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  field: 'x',
  label: { en: 'x', sv: 'x' },
  widget,
  ...more,
});
const relation = { options: { source: 's', value: 'uuid', text: 'name' }, shape: ['uuid', 'name'] };
const rows = field('rows', { items: [field('text', { field: 'a' }), field('relation', { field: 'r', ...relation })] });

it.each<[string, FieldDefinition, unknown, unknown]>([
  ['a switch that was never set is off', field('switch'), undefined, false],
  ['an emptied text is none', field('text'), null, ''],
  ['a number is the text that writes it', field('text'), 7, '7'],
  [
    'a relation that was chosen again is the same, whatever else is known of it',
    field('relation', relation),
    { uuid: '1', name: 'a' },
    { uuid: '1', names: [] },
  ],
  [
    'things that were chosen again are the same',
    field('multi-relation', relation),
    [{ uuid: '1', more: 1 }],
    [{ uuid: '1' }],
  ],
  [
    'a tag that was chosen again is the same, whatever it is called',
    field('tag-picker'),
    [{ value: 'game.1', name: 'a', titles: [] }],
    [{ value: 'game.1', name: 'b' }],
  ],
  ['the middle of a picture is no focal point', field('focal-point'), { fpx: 0.5, fpy: 0.5 }, null],
  ['so are those of rows', rows, [{ a: '', r: { uuid: '1' } }], [{ a: null, r: { uuid: '1', name: 'x' } }]],
])('%s', (_, one, a, b) => {
  expect([isSameField(one, a, b), isSameField(one, b, a)]).toEqual([true, true]);
});

it.each<[string, FieldDefinition, unknown, unknown]>([
  ['a switch that is on', field('switch'), undefined, true],
  ['nought is not nothing', field('number'), 0, null],
  ['another thing', field('relation', relation), { uuid: '1', name: 'a' }, { uuid: '2', name: 'a' }],
  ['another order', field('multi-relation', relation), [{ uuid: '1' }, { uuid: '2' }], [{ uuid: '2' }, { uuid: '1' }]],
  ['another tag', field('tag-picker'), [{ value: 'game.1', name: 'a' }], [{ value: 'game.2', name: 'a' }]],
  ['another focal point', field('focal-point'), { fpx: 0.5, fpy: 0.4 }, null],
  ['a row more', rows, [], [{ a: '' }]],
  ['something in a row that no field shows', rows, [{ a: '1', kept: 1 }], [{ a: '1', kept: 2 }]],
])('is a change: %s', (_, one, a, b) => {
  expect([isSameField(one, a, b), isSameField(one, b, a)]).toEqual([false, false]);
});

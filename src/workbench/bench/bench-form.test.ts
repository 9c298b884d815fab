import { expect, test } from 'vitest';
import { benchForm, benchRecord, benchSchema } from './bench-form.ts';

test('forty fields, two of them lists of twenty rows, each with its schema and its value', () => {
  const fields = benchForm.sections.flatMap((section) => section.fields);
  expect(fields).toHaveLength(40);
  expect(Object.keys(benchSchema.properties)).toEqual(fields.map(({ field }) => field));
  expect(Object.keys(benchRecord)).toEqual(['uuid', ...fields.map(({ field }) => field)]);
  expect(
    Object.values(benchRecord)
      .filter(Array.isArray)
      .map(({ length }) => length),
  ).toEqual([20, 20]);
});

import { expect, test } from 'vitest';
import { appliedToAll, type Details, detailsOf, namedByFiles, nameOfFile, withValue } from './details.ts';

test('one value, and the same value for all', () => {
  const one = withValue({}, 'a', 'photographer', 'Kim Ek');
  expect(one).toEqual({ a: { photographer: 'Kim Ek' } });
  const all = appliedToAll(withValue(one, 'b', 'name', 'Goal'), ['a', 'b'], 'photographer', 'Lo Ek');
  expect(all).toEqual({ a: { photographer: 'Lo Ek' }, b: { name: 'Goal', photographer: 'Lo Ek' } });
  expect(detailsOf(all, 'c')).toEqual({});
});

test('the files’ own names are used where none was written', () => {
  const details: Details = { a: { name: 'Goal' }, b: { name: ' ' } };
  const items = [
    { id: 'a', genericName: 'IMG_1.jpg' },
    { id: 'b', genericName: 'IMG_2.jpg' },
    { id: 'c', genericName: 'clip.final.MOV' },
  ];
  expect(namedByFiles(details, items)).toEqual({
    a: { name: 'Goal' },
    b: { name: 'IMG 2' },
    c: { name: 'clip.final' },
  });
});

test.each([
  ['photo.jpg', 'photo'],
  ['.jpg', '.jpg'],
  ['no ending', 'no ending'],
  ['Hammarby-AIK_3-2.jpg', 'Hammarby AIK 3-2'],
  ['2025-11-03__Sjo\u0308stro\u0308m-final.JPEG', '2025-11-03 Sj\u00f6str\u00f6m final'],
  ['IMG_2034.jpg', 'IMG 2034'],
  ['-_-.png', '-_-.png'],
  ['مباراة 🏒.png', 'مباراة 🏒'],
  [`${'é'.repeat(400)}.jpg`, 'é'.repeat(300)],
])('%s', (file, name) => {
  expect(nameOfFile(file)).toBe(name);
});

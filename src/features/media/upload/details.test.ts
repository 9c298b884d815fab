import { expect, test } from 'vitest';
import { appliedToAll, type Details, detailsOf, namedByFiles, nameOfFile, takenBack, withValue } from './details.ts';

test('one value, and the same value for all', () => {
  const one = withValue({}, 'a', 'photographer', 'Kim Ek');
  expect(one).toEqual({ a: { photographer: 'Kim Ek' } });
  const all = appliedToAll(withValue(one, 'b', 'name', 'Goal'), ['a', 'b'], 'photographer', 'Lo Ek');
  expect(all).toEqual({ a: { photographer: 'Lo Ek' }, b: { name: 'Goal', photographer: 'Lo Ek' } });
  expect(detailsOf(all, 'c')).toEqual({});
});

test('what was done to many is taken back, and what was written since stays', () => {
  const before: Details = { a: { photographer: 'Kim Ek' }, b: { photographer: 'Lo Ek', legal: 'Free' } };
  const after = appliedToAll(before, ['a', 'b', 'c'], 'photographer', 'Kim Ek');
  const written = withValue(withValue(after, 'a', 'name', 'Goal'), 'c', 'photographer', 'Bo Ek');
  expect(takenBack(written, before, after)).toEqual({
    a: { photographer: 'Kim Ek', name: 'Goal' },
    b: { photographer: 'Lo Ek', legal: 'Free' },
    c: { photographer: 'Bo Ek' },
  });
  expect(detailsOf(takenBack(after, before, after), 'c').photographer).toBeUndefined();
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
    b: { name: 'IMG_2' },
    c: { name: 'clip.final' },
  });
});

test.each([
  ['photo.jpg', 'photo'],
  ['.jpg', '.jpg'],
  ['no ending', 'no ending'],
  ['مباراة 🏒.png', 'مباراة 🏒'],
  [`${'é'.repeat(400)}.jpg`, 'é'.repeat(300)],
])('%s', (file, name) => {
  expect(nameOfFile(file)).toBe(name);
});

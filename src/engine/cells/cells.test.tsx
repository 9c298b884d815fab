import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Column } from '../../contract/list-definition.ts';
import { nameIn } from '../entity/row-name.ts';
import { cellValue } from './cell-values.ts';
import { cellOf } from './cells.tsx';
import { words } from './sample-cell-words.ts';

const label = { en: 'x', sv: 'x' };
const column = (kind: Column['kind'], rest: Partial<Column> = {}): Column => ({ field: 'at', kind, label, ...rest });
const shown = (one: Column, at: unknown) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>{cellOf(one, { at }, words, 'Frosthamn HC')}</QueryClientProvider>,
  );
  return container;
};

it.each([
  ['text', {}, 'Älvnäs', 'Älvnäs', 'Älvnäs'],
  ['number', { unit: 'cm' }, 1850, '1,850 cm', 1850],
  ['number', {}, '12', '12', 12],
  ['number', {}, 'unknown', 'unknown', 'unknown'],
  ['date', {}, '2007-03-01', '2007-03-01', '2007-03-01'],
  ['choice', { choices: { a: label } }, 'a', 'x', 'x'],
  ['choice', { choices: {} }, 'odd', 'odd', 'odd'],
  ['status', { choices: { true: label } }, true, 'x', 'x'],
  ['country', {}, 'SE', 'country SE', 'country SE'],
  ['boolean', {}, true, 'Yes', 'Yes'],
  ['boolean', {}, 'false', 'No', 'No'],
  ['relation', { item: 'name' }, { name: 'Elite' }, 'Elite', 'Elite'],
  ['relation', { item: 'name' }, [{ name: 'A' }, { name: 'B' }], 'A, B', 'A, B'],
  ['tags', { item: 'name' }, [{ name: 'A' }, {}, { name: 'B' }], 'AB', 'A, B'],
] as const)('shows a %s %j of %j as %s, and exports it as %s', (kind, rest, at, text, exported) => {
  const one = column(kind, rest);
  expect(shown(one, at).textContent).toBe(text);
  expect(cellValue(one, { at }, words)).toBe(exported);
});

it('tells when a thing was changed by how long ago it was, with the moment as a tooltip, and no other date so', () => {
  const told: typeof words = { ...words, ago: () => '2 h ago' };
  const timeOf = (field: string, ago = told) => {
    const row = { [field]: '2026-11-27' };
    return render(cellOf({ field, kind: 'date', label }, row, ago, '')).container.querySelector('time');
  };
  const changed = timeOf('lastModified');
  expect([changed?.textContent, changed?.title, changed?.dateTime]).toEqual(['2 h ago', '2026-11-27', '2026-11-27']);
  const born = timeOf('dateOfBirth');
  expect([born?.textContent, born?.title]).toEqual(['2026-11-27', '']);
  expect(timeOf('createdAt', words)?.textContent).toBe('2026-11-27');
});

it('puts an avatar before the name of a person, which screen readers do not read, and none where nobody is named', () => {
  const one = column('text', { person: true });
  const cell = shown(one, 'Åsa Ström');
  expect(cell.querySelector('[aria-hidden="true"]')?.textContent).toBe('ÅS');
  expect(screen.getByText('Åsa Ström')).toBeTruthy();
  expect(shown(one, '').textContent).toBe('');
  expect(cellValue(one, { at: 'Åsa Ström' }, words)).toBe('Åsa Ström');
});

it('marks what ends soon as something to look at, and a state that nobody knows as neither', () => {
  const one = column('status', { choices: { endingSoon: label, odd: label } });
  const classOf = (value: string) => shown(one, value).querySelector('span')?.className;
  expect(classOf('endingSoon')).toMatch(/warning/);
  expect(classOf('odd')).toMatch(/neutral/);
});

it('shows usual words in the own language, in whichever they are stored, and others as they are', () => {
  const one = column('text', {
    words: [{ en: 'Doctor', sv: 'Läkare' }],
    secondary: 'under',
    secondaryWords: [{ en: 'Head coach', sv: 'Huvudtränare' }],
  });
  const both = { at: 'Läkare', under: 'Huvudtränare' };
  expect(render(cellOf(one, both, words, '')).container.textContent).toBe('DoctorHead coach');
  expect(render(cellOf(one, { at: 'Dr', under: 'Coach' }, words, '')).container.textContent).toBe('DrCoach');
  expect(cellValue(one, both, words)).toBe('Doctor');
});

it('shows names in several languages beneath a text, as the one of the reader', () => {
  const one = column('text', { secondary: 'names' });
  const row = { at: 'U17', names: [{ language: 'en', translation: 'Under 17' }] };
  const own = { ...words, name: (value: unknown) => nameIn('en', value) };
  expect(render(cellOf(one, row, own, '')).container.querySelector('small')?.textContent).toBe('Under 17');
});

it('shows what stands beneath a name in its place where there is no name', () => {
  const one = column('text', { secondary: 'email' });
  const smallOf = (at: string, isName: boolean) => {
    const { container } = render(cellOf(one, { at, email: 'kim@example.com' }, words, '', isName));
    expect(container.textContent).toBe(`${at}kim@example.com`);
    return container.querySelector('small')?.textContent;
  };
  expect(smallOf('', true)).toBeUndefined();
  expect(smallOf('Kim', true)).toBe('kim@example.com');
  expect(smallOf('', false)).toBe('kim@example.com');
});

it.each(['text', 'number', 'date', 'choice', 'country', 'tags', 'status', 'boolean', 'relation'] as const)(
  'leaves a %s that is missing empty',
  (kind) => {
    for (const at of [undefined, null, '', {}]) {
      expect(shown(column(kind, { item: 'name' }), at).textContent).toBe('');
    }
  },
);

it('says the tags that have no room to a screen reader', () => {
  const tags = ['A', 'B', 'C', 'D'].map((name) => ({ name }));
  expect(shown(column('tags', { item: 'name' }), tags).textContent).toBe('AB+2C, D');
});

it('shows a picture that loads late, and initials where there is none or it is broken', () => {
  const container = shown(column('image'), '/media/crest.png');
  const image = container.querySelector('img');
  expect([image?.getAttribute('loading'), image?.getAttribute('alt'), image?.width]).toEqual(['lazy', '', 32]);
  if (image) fireEvent.error(image);
  expect(container.textContent).toBe('FH');
  expect(shown(column('image'), null).textContent).toBe('FH');
  expect(screen.queryByRole('img')).toBeNull();
});

it('fetches a picture of the library in the size of its box', () => {
  const image = shown(column('image'), 'image|embedded|26/11/b1bf9baf857c').querySelector('img');
  expect(image?.getAttribute('src')).toBe('/images/26/11/b1bf9baf857c?w=32&h=32&fit=crop&crop=focalpoint&auto=format');
  expect(
    image
      ?.getAttribute('srcset')
      ?.split(', ')
      .map((entry) => entry.split(' ')[1]),
  ).toEqual(['32w', '64w', '96w']);
  expect(image?.getAttribute('sizes')).toBe('32px');
});

it.each(['Northern Ice League', 'Northern Ice League J18', 'Playoff'])(
  'a tag has its whole name, and keeps its last word where there is no room: %s',
  (name) => {
    const column = { field: 'series', kind: 'tags', label: { en: 'Series', sv: 'Serier' } } as const;
    const { container } = render(cellOf(column, { series: [name] }, words, 'Row'));
    expect(container.textContent).toBe(name);
    const [start, end] = [name.slice(0, name.lastIndexOf(' ') + 1), name.slice(name.lastIndexOf(' ') + 1)];
    expect(container.querySelector('.tagStart, [class*="tagStart"]')?.textContent ?? '').toBe(start);
    expect(container.textContent?.endsWith(end)).toBe(true);
  },
);

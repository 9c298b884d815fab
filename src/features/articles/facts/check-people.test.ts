import { describe, expect, it } from 'vitest';
import { checkPeople } from './check-people.ts';

const people = [
  { firstName: 'Isak', lastName: 'Göransson' },
  { firstName: 'Åke', lastName: 'Östman' },
  { firstName: 'Carl-Johan', lastName: 'Lindqvist Berg' },
];
const check = (text: string, ...others: string[]) => checkPeople(text, people, others);

describe('a name in the text', () => {
  it.each([
    'Isak Göransson kvitterade.',
    'Det var Isak Göranssons elfte mål.',
    'När ISAK GÖRANSSON sköt.',
    'Carl-Johan Lindqvist Berg räddade.',
    'Målvakten Göransson och Kapten Östman jublade i Nya Arenan.',
    'Tacka Isak. Göransson log.',
  ])('of the squads is right: %s', (text) => expect(check(text)).toEqual([]));

  it('that is a letter from one of the squads is told with the right one', () => {
    expect(check('Isak Göranson och Åke Östmann gjorde målen, sade Isak Göranson.')).toEqual([
      { about: 'person', said: 'Isak Göranson', is: 'Isak Göransson' },
      { about: 'person', said: 'Åke Östmann', is: 'Åke Östman' },
    ]);
  });

  it('that stands in neither squad is told, once', () => {
    expect(check('Isak Östman sköt. Åke Bergs passning. Isak Östman igen.')).toEqual([
      { about: 'stranger', said: 'Isak Östman' },
      { about: 'stranger', said: 'Åke Bergs' },
    ]);
  });

  it('that stands for itself is not told', () => {
    expect(check('Text: Åke Berg. Åke Bergs bild.', 'Åke Berg')).toEqual([]);
    expect(checkPeople('Isak Göranson', [], [])).toEqual([]);
  });
});

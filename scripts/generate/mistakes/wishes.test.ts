import { describe, expect, it } from 'vitest';
import { column, expectTold, faultsOf, field, filter, lineOf, type Mistake, part, planted, text } from './planting.ts';

/** What somebody writes who knows other form builders, or wishes for what the contract decides. */
const wishes: Mistake[] = [
  {
    what: 'a field that is to be required',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'firstName'), { required: true }),
    at: '"required"',
    says: 'There is no key `required` in a field. Such rules stand in the contract, and the form keeps them by itself. Remove it.',
  },
  {
    what: 'a longest text',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'firstName'), { maxLength: 20 }),
    at: '"maxLength"',
    says: 'There is no key `maxLength` in a field. Such rules stand in the contract',
  },
  {
    what: 'a placeholder',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'firstName'), { placeholder: text('Anna') }),
    at: '"placeholder"',
    says: 'There is no key `placeholder` in a field. A sentence beneath a field is its `help`.',
  },
  {
    what: 'a first value at the field',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'firstName'), { default: 'Anna' }),
    at: '"default"',
    says: 'There is no key `default` in a field. What a new one starts from stands in `initial` of the `form`.',
  },
  {
    what: 'a field that is to be hidden',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'height'), { hidden: true }),
    at: '"hidden"',
    says: 'There is no key `hidden` in a field. What is kept but not shown has `"widget": "hidden"`.',
  },
  {
    what: 'a field that is only to be read',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'height'), { readonly: true }),
    at: '"readonly"',
    says: 'There is no key `readonly` in a field. What is only shown has `"widget": "read-only"`.',
  },
  {
    what: 'an option beside the widget',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'height'), { options: {}, unit: 'cm' }),
    at: ['"form"', '"height"', '"unit"'],
    says: 'There is no key `unit` in a field. There are `field`, `label`, `when`, `help`, `widget`, `options`, `choices`, `called`, `wide`, `savedBy` and `items`. What belongs to the widget alone stands in `options`.',
  },
  {
    what: 'a day edited as a moment',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'dateOfBirth'), { widget: 'date-time' }),
    at: ['"form"', '"dateOfBirth"', '"widget": "date-time"'],
    says: 'The widget `date-time` cannot edit `dateOfBirth`: it is a day without a time. `dateOfBirth` takes `date`, `birth-date` or `read-only`.',
  },
  {
    what: 'a country by its name',
    form: 'player',
    plant: (d) => Object.assign(part(d, 'form', 'initial'), { nationality: 'Sweden' }),
    at: '"nationality": "Sweden"',
    says: '`nationality` cannot be `"Sweden"`; the service would refuse it. The contract says: Country code; Sweden is written `sv`. It must fit `^([A-Z]{2}|sv)$`.',
  },
  {
    what: 'an address of a new one without its slash',
    form: 'player',
    plant: (d) => Object.assign(part(d, 'paths'), { create: 'sports/players/add' }),
    at: '"create": "sports/players/add"',
    says: '`create` cannot be `"sports/players/add"`. It begins with `/`',
  },
  {
    what: 'a misspelt key that is needed, told once',
    form: 'player',
    plant: (d) => Object.assign(part(d, 'list'), { colums: part(d, 'list').columns, columns: undefined }),
    at: '"colums"',
    says: 'There is no key `colums` in `list`. Did you mean `columns`?',
  },
  {
    what: 'choices from an operation by the name of what it gives',
    form: 'player',
    plant: (d) => Object.assign(filter(d, 'seriesUuid'), { source: 'series' }),
    at: '"source": "series"',
    says: 'The service has no operation `series`. Did you mean `listActiveSeries`',
  },
  {
    what: 'a property by a part of its name, among many',
    form: 'player',
    plant: (d) => Object.assign(part(field(d, 'team'), 'options'), { text: 'site' }),
    at: ['"form"', '"team"', '"text": "site"'],
    says: 'There is no field `site` in what `listTeams` gives. Did you mean `',
  },
];

describe('what product owners wish for', () => {
  it.each(wishes)('$what', expectTold);
});

describe('what comes from a word processor', () => {
  const texts = planted('player', (d) => Object.assign(column(d, 'height'), { label: text('Tall') }));
  const written = texts.get('player.json') ?? '';
  const first = (changed: string): string | undefined => faultsOf(new Map(texts).set('player.json', changed))[0];

  it('names curly quotation marks', () => {
    expect(first(written.replace('"en": "Tall"', '“en”: “Tall”'))).toBe(
      `forms/player.json:${lineOf(written, '"Tall"')} \`“en”\` has curly quotation marks, as Word writes them. Write straight ones: \`"\`.`,
    );
  });

  it('names a blank that is none', () => {
    expect(first(written.replace('"en": "Tall"', '"en":\u00A0"Tall"'))).toBe(
      `forms/player.json:${lineOf(written, '"Tall"')} An invisible character stands here, as text from Word or a web page brings along. Delete the blank and write it again.`,
    );
  });
});

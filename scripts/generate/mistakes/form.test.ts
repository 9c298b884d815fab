import { describe, it } from 'vitest';
import { type Json, listAt } from '../json.ts';
import { expectTold, field, type Mistake, part, removeField, rowField, sections, text } from './planting.ts';

/** Adds a field to the first section. */
const add = (d: Parameters<Mistake['plant']>[0], more: { [key: string]: Json }): void => {
  const [first = {}] = sections(d);
  first.fields = [...((first.fields ?? []) as Json[]), { label: text('New'), ...more }];
};

const fields: Mistake[] = [
  {
    what: 'a name of columns that two fields have',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'weight'), { called: ['Wt', 'N.A.T.'] }),
    at: ['"field": "weight"', '"N.A.T."'],
    says: '“N.A.T.” means `nationality` and `weight`.',
  },
  {
    what: 'a word that means two choices',
    form: 'staff',
    plant: (d) => Object.assign(part(field(d, 'gender'), 'choices', 'neutral'), { also: ['X', 'm'] }),
    at: ['"neutral"', '"neutral"', '"m"'],
    says: '“m” means `male` and `neutral`.',
  },
  {
    what: 'a short form that means two choices of a source',
    form: 'player',
    plant: (d) => Object.assign(part(field(d, 'positionCode'), 'options', 'also'), { C: ['CE', 'G'] }),
    at: ['"also"', '"C": [', '"G"'],
    says: '“G” means `GK` and `C`.',
  },
  {
    what: 'a whole name of a field that the form does not have',
    form: 'staff',
    plant: (d) => Object.assign(part(d, 'form', 'wholeName'), { last: 'surname' }),
    at: ['"wholeName"', '"surname"'],
    says: 'No section shows `surname`, so a whole name cannot fill it.',
  },
  {
    what: 'a field that does not exist',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'teamNames.short'), { field: 'teamNames.shrot' }),
    at: '"teamNames.shrot"',
    says: 'There is no field `teamNames.shrot` in a team. Did you mean `teamNames.short`?',
  },
  {
    what: 'a field that stands twice',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'teamNames.long'), { field: 'teamNames.short' }),
    at: ['"field": "teamNames.short"', '"field": "teamNames.short"'],
    says: 'The form shows `teamNames.short` twice. Did you mean `teamNames.long` in “Long name”? Else remove one of the two fields.',
  },
  {
    what: 'a condition on a field that the form does not have',
    form: 'site-route',
    plant: (d) => Object.assign(field(d, 'target'), { when: { resuorceType: 'external' } }),
    at: '"resuorceType"',
    says: 'There is no field `resuorceType` in a route. Did you mean `resourceType`?',
  },
  {
    what: 'a condition on a value that a field never has',
    form: 'site-route',
    plant: (d) => Object.assign(field(d, 'target'), { when: { resourceType: ['page', 'extern'] } }),
    at: ['"form"', '"field": "target"', '"when"', '"resourceType"'],
    says: '`resourceType` cannot be `"extern"`, so this would never be shown.',
  },
  {
    what: 'a condition on a field that no section shows',
    form: 'site-route',
    plant: (d) => {
      removeField(d, 'title');
      Object.assign(part(d, 'form', 'initial'), { title: 'x' });
      Object.assign(field(d, 'target'), { when: { title: 'x' } });
    },
    at: ['"when"', '"title"'],
    says: 'No section shows `title`, so nobody could change it. Name a field of the form.',
  },
  {
    what: 'a condition of a field in a row by a field that stands outside of it',
    form: 'hero-slide',
    plant: (d) => Object.assign(rowField(d, 'buttons', 'link.url'), { when: { textColour: 'light' } }),
    at: ['"field": "buttons"', '"textColour"'],
    says: 'There is no field `textColour` in a row of `buttons`.',
  },
  {
    what: 'a condition of a field in a row by a value that it never has',
    form: 'hero-slide',
    plant: (d) => Object.assign(rowField(d, 'buttons', 'link.url'), { when: { 'link.kind': 'none' } }),
    at: ['"field": "buttons"', '"link.kind": "none"'],
    says: '`link.kind` cannot be `"none"`, so this would never be shown. It is one of `route`, `article`, `game`, `page` or `external`.',
  },
  {
    what: 'a condition of a field in a row by a field that the row does not show',
    form: 'hero-slide',
    plant: (d) => {
      const list = field(d, 'buttons');
      list.items = listAt(list, 'items').filter((one) => one !== rowField(d, 'buttons', 'size'));
      Object.assign(rowField(d, 'buttons', 'link.url'), { when: { size: 'lg' } });
    },
    at: ['"field": "buttons"', '"size": "lg"'],
    says: 'No field of the row shows `size`, so nobody could change it. Name a field of the row.',
  },
  {
    what: 'a parameter of a field in a row, filled with what the row has not',
    form: 'hero-slide',
    plant: (d) =>
      Object.assign(rowField(d, 'buttons', 'link.id').options ?? {}, { parameters: { kind: 'textColour' } }),
    at: ['"field": "buttons"', '"kind": "textColour"'],
    says: 'There is no field `textColour` in a row of `buttons`.',
  },
  {
    what: 'a field that the service keeps, to be edited',
    form: 'team',
    plant: (d) => add(d, { field: 'createdBy', widget: 'text' }),
    at: '"field": "createdBy"',
    says: 'The service keeps `createdBy` itself; nobody can change it. Show it with `"widget": "read-only"`, or leave it out.',
  },
  {
    what: 'a widget that does not exist',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'nationality'), { widget: 'contry' }),
    at: '"contry"',
    says: 'There is no widget `contry`. Did you mean `country`?',
  },
  {
    what: 'a widget that is called otherwise elsewhere',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'gender'), { widget: 'dropdown' }),
    at: '"dropdown"',
    says: 'There is no widget `dropdown`. `gender` takes `select`, `radio` or `read-only`.',
  },
  {
    what: 'a widget with a part too many',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'firstName'), { widget: 'textbox' }),
    at: '"textbox"',
    says: 'There is no widget `textbox`. Did you mean `text`?',
  },
  {
    what: 'a switch for text',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'displayName'), { widget: 'switch' }),
    at: ['"form"', '"field": "displayName"', '"widget"'],
    says: 'The widget `switch` cannot edit `displayName`: it is text. `displayName` takes `text`,',
  },
  {
    what: 'a date for a number',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'height'), { widget: 'date', options: {} }),
    at: ['"form"', '"field": "height"', '"widget"'],
    says: 'The widget `date` cannot edit `height`: it is a number. `height` takes `number` or `read-only`.',
  },
  {
    what: 'a moment for a day',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'dateOfBirth'), { widget: 'date-time' }),
    at: '"widget": "date-time"',
    says: 'The widget `date-time` cannot edit `dateOfBirth`: it is a day without a time.',
  },
  {
    what: 'tags for a list of records',
    form: 'staff',
    plant: (d) => Object.assign(field(d, 'extIds'), { widget: 'tags', options: {} }),
    at: '"widget": "tags"',
    says: 'The widget `tags` cannot edit `extIds`: each of its entries is several properties of its own.',
  },
  {
    what: 'a focal point for another object',
    form: 'player',
    plant: (d) => {
      // It could not be changed from the list either.
      Object.assign(part(d, 'list'), { edit: ['positionCode', 'portraitConsent'] });
      Object.assign(field(d, 'team'), {
        widget: 'focal-point',
        options: { picture: 'portrait', width: 'height', height: 'height' },
      });
    },
    at: '"widget": "focal-point"',
    says: 'The widget `focal-point` cannot edit `team`: it has no `fpx` or `fpy`.',
  },
  {
    what: 'a focal point on a picture that does not exist',
    form: 'image',
    plant: (d) => Object.assign(part(field(d, 'focalPoint'), 'options'), { picture: 'imgixUrI' }),
    at: '"imgixUrI"',
    says: 'There is no field `imgixUrI` in an image. Did you mean `imgixUrl`?',
  },
  {
    what: 'a frame of a video that does not exist',
    form: 'video',
    plant: (d) => Object.assign(part(field(d, 'posterUploadKey'), 'options'), { video: 'vidoe' }),
    at: '"vidoe"',
    says: 'There is no field `vidoe` in a video. Did you mean `video`?',
  },
  {
    what: 'contacts for a list of other things',
    form: 'staff',
    plant: (d) => Object.assign(field(d, 'extIds'), { widget: 'contacts', options: {} }),
    at: ['"field": "extIds"', '"widget"'],
    says: 'The widget `contacts` cannot edit `extIds`: its entries have no `type` or `value`.',
  },
  {
    what: 'an object without a widget',
    form: 'player',
    plant: (d) => {
      delete field(d, 'team').widget;
      delete field(d, 'team').options;
    },
    at: ['"form"', '"field": "team"'],
    says: '`team` needs a `widget`.',
  },
  {
    what: 'an option that the widget does not have',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'height'), { options: { units: 'cm' } }),
    at: '"units"',
    says: 'There is no key `units` in the options of the widget `number`. Did you mean `unit`?',
  },
  {
    what: 'an option of the wrong kind',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'teamCode'), { options: { monospace: 'yes' } }),
    at: '"monospace": "yes"',
    says: '`monospace` is `"yes"`. It must be `true` or `false`, without quotes.',
  },
  {
    what: 'a relation without its source',
    form: 'team',
    plant: (d) => delete part(field(d, 'ownerInstanceId'), 'options').source,
    at: ['"form"', '"field": "ownerInstanceId"', '"options"'],
    says: '`source` is missing in the options of the widget `relation`. Add it, as in `"source": "listOwners"`.',
  },
  {
    what: 'a relation to what the choices do not have',
    form: 'team',
    plant: (d) => Object.assign(part(field(d, 'ownerInstanceId'), 'options'), { value: 'instanceID2' }),
    at: '"instanceID2"',
    says: 'There is no field `instanceID2` in what `listOwners` gives. Did you mean `instanceId`?',
  },
  {
    what: 'a relation that makes an entity which does not exist',
    form: 'player',
    plant: (d) => Object.assign(part(field(d, 'team'), 'options'), { create: 'taem' }),
    at: '"create": "taem"',
    says: 'There is no form definition called `taem`. Did you mean `team`?',
  },
  {
    what: 'a value that the service refuses',
    form: 'team',
    plant: (d) => Object.assign(part(field(d, 'gender'), 'choices'), { mixed: text('Any') }),
    at: ['"form"', '"mixed"'],
    says: '`gender` cannot be `mixed`; the service would refuse it.',
  },
  {
    what: 'a value without a label',
    form: 'team',
    plant: (d) => delete part(field(d, 'gender'), 'choices').neutral,
    at: ['"form"', '"field": "gender"', '"choices"'],
    says: '`gender` can also be `neutral`, without a label in `choices`.',
  },
  {
    what: 'choices for text',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'displayName'), { choices: { a: text('A') } }),
    at: ['"form"', '"field": "displayName"', '"choices"'],
    says: '`displayName` is text, not one of fixed values. Remove `choices`.',
  },
  {
    what: 'a list of rows that shows nothing',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'playerExtIds'), { widget: 'rows', options: {} }),
    at: '"field": "playerExtIds"',
    says: 'Nothing says what a row of `playerExtIds` shows. Add `items`',
  },
  {
    what: 'rows that lack what the service requires',
    form: 'player',
    plant: (d) =>
      Object.assign(field(d, 'playerExtIds'), {
        widget: 'rows',
        options: {},
        items: [{ field: 'locked', label: text('Locked') }],
      }),
    at: ['"field": "playerExtIds"', '"items"'],
    says: 'A row of `playerExtIds` shows no ',
  },
  {
    what: 'items for a widget without rows',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'displayName'), { items: [{ field: 'a', label: text('A') }] }),
    at: ['"form"', '"items"'],
    says: '`items` means nothing to the widget `text`. Remove it; it is for `rows` and `ordered-list`.',
  },
];

describe('a field', () => {
  it.each(fields)('$what', expectTold);
});

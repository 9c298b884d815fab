import { describe, it } from 'vitest';
import { type JsonObject, listAt } from '../json.ts';
import { expectTold, type Mistake, part, text } from './planting.ts';

// Operations that serve several kinds of things, and the parameters that make them serve one.

/** Gives an operation of the videos' definition other values of its parameters. */
const fix = (d: JsonObject, role: string, parameters: JsonObject): void => {
  Object.assign(part(d, 'operations', role), { parameters });
};

const fixed: Mistake[] = [
  {
    what: 'an operation of several kinds of things without a word about which',
    form: 'video',
    plant: (d) => Object.assign(part(d, 'operations'), { list: 'listMedia' }),
    at: '"list": "listMedia"',
    says: '`listMedia` cannot give the list: it needs `type`. Give its other parameters a value, as in `{ "operation": "listMedia", "parameters": { ... } }`.',
  },
  {
    what: 'an address that names two things',
    form: 'video',
    plant: (d) => Object.assign(part(d, 'operations'), { read: 'getMedia' }),
    at: '"read": "getMedia"',
    says: '`getMedia` cannot read one: its address must name one thing, and names 2. Give its other parameters a value',
  },
  {
    what: 'an operation that does not exist',
    form: 'video',
    plant: (d) => Object.assign(part(d, 'operations', 'update'), { operation: 'updateMeida' }),
    at: '"operation": "updateMeida"',
    says: 'The service has no operation `updateMeida`. Did you mean `updateMedia`?',
  },
  {
    what: 'a parameter that does not exist',
    form: 'video',
    plant: (d) => fix(d, 'read', { tpye: 'video' }),
    at: '"tpye"',
    says: '`getMedia` has no parameter `tpye`. Did you mean `type`?',
  },
  {
    what: 'a value that the service refuses',
    form: 'video',
    plant: (d) => fix(d, 'update', { type: 'film' }),
    at: '"type": "film"',
    says: '`type` cannot be `"film"`; the service would refuse it.',
  },
  {
    what: 'a value for what names the thing',
    form: 'video',
    plant: (d) => fix(d, 'update', { type: 'video', id: 'b1f7c1de-6a52-4b0e-9d0f-3f1c2a4b5c6d' }),
    at: '"operation": "updateMedia"',
    says: '`updateMedia` cannot save a changed one: its address must name one thing, and names 0.',
  },
  {
    what: 'two kinds of things',
    form: 'video',
    plant: (d) => fix(d, 'update', { type: 'image' }),
    at: ['"update"', '"type": "image"'],
    says: '`type` is `image` here, and `video` in `list`. A definition is of one kind of thing: give both the same value.',
  },
  {
    what: 'a value for what the list fills',
    form: 'video',
    plant: (d) => fix(d, 'list', { type: 'video', pageSize: 20 }),
    at: '"pageSize": 20',
    says: 'The list fills `pageSize` itself. Remove it.',
  },
  {
    what: 'a key that it does not have',
    form: 'video',
    plant: (d) => Object.assign(part(d, 'operations', 'list'), { query: { type: 'video' } }),
    at: '"query"',
    says: 'There is no key `query` in `list`. There are `operation` and `parameters`.',
  },
  {
    what: 'a list in place of an operation',
    form: 'video',
    plant: (d) => Object.assign(part(d, 'operations'), { delete: ['deleteMedia'] }),
    at: '"delete"',
    says: '`delete` is `["deleteMedia"]`. It must be a text in "double quotes", or a group of keys in `{ }`.',
  },
  {
    what: 'a read that changes what it reads',
    form: 'custom-tag',
    plant: (d) =>
      Object.assign(part(d, 'operations'), { read: { operation: 'getTag', parameters: { siteTag: true } } }),
    at: '"siteTag": true',
    says: 'With `siteTag`, `getTag` changes the thing each time that it is read. Leave it out.',
  },
  {
    what: 'a filter for what is fixed',
    form: 'video',
    plant: (d) =>
      listAt(d.list, 'filters').push({
        parameter: 'type',
        label: text('Type'),
        choices: { image: text('Images'), video: text('Videos') },
      }),
    at: '"parameter": "type"',
    says: '`type` always has the value that `operations` gives it.',
  },
];

describe('an operation with fixed parameters', () => {
  it.each(fixed)('$what', expectTold);
});

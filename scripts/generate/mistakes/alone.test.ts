import { describe, it } from 'vitest';
import { expectTold, field, type Mistake, part } from './planting.ts';

// What there is only one of, such as settings; and pickers of tags, which name more operations than a source.

const alone: Mistake[] = [
  {
    what: 'an id of what there is only one of',
    form: 'video-channels',
    plant: (d) => Object.assign(d, { id: 'channels' }),
    at: '"id": "channels"',
    says: 'There is one video channels only, which needs no `id`. Remove it.',
  },
  {
    what: 'an operation on one of several for what there is only one of',
    form: 'video-channels',
    plant: (d) => Object.assign(part(d, 'operations'), { read: 'getTeam' }),
    at: '"getTeam"',
    says: '`getTeam` cannot read one: its address names one of several things.',
  },
  {
    what: 'an operation on the only thing for one of several',
    form: 'series',
    plant: (d) => Object.assign(part(d, 'operations'), { read: 'listVideoChannels' }),
    at: '"listVideoChannels"',
    says: '`listVideoChannels` cannot read one: its address must name one thing, and names 0.',
  },
  {
    what: 'nothing that identifies one of several',
    form: 'available-competition',
    plant: (d) => Object.assign(d, { id: undefined }),
    at: '{',
    says: '`id` is missing in a form definition. Add it, as in `"id": "uuid"`.',
  },
];

const pickers: Mistake[] = [
  {
    what: 'a tag picker whose making operation makes something else',
    form: 'image',
    plant: (d) => Object.assign(part(field(d, 'tags'), 'options'), { create: 'createTeam' }),
    at: '"createTeam"',
    says: '`createTeam` does not make a thing of its `name` alone.',
  },
  {
    what: 'a tag picker that names its tags by an operation that takes no values',
    form: 'image',
    plant: (d) => Object.assign(part(field(d, 'tags'), 'options'), { known: 'fetchTgs' }),
    at: '"fetchTgs"',
    says: 'The service has no operation `fetchTgs`. Did you mean `fetchTags`?',
  },
  {
    what: 'a tag picker with a parameter that the source does not have',
    form: 'image',
    plant: (d) => Object.assign(part(field(d, 'tags'), 'options'), { kindParameter: 'inclde' }),
    at: '"inclde"',
    says: '`searchActiveTags` has no list parameter `inclde`. Did you mean `include`?',
  },
  {
    what: 'a tag picker that groups by what its tags do not have',
    form: 'image',
    plant: (d) => Object.assign(part(field(d, 'tags'), 'options'), { kind: 'resourceTyp' }),
    at: '"resourceTyp"',
    says: 'There is no field `resourceTyp` in what `searchActiveTags` gives. Did you mean `resourceType`?',
  },
];

describe('what there is only one of', () => {
  it.each(alone)('$what', expectTold);
});

describe('a picker of tags', () => {
  it.each(pickers)('$what', expectTold);
});

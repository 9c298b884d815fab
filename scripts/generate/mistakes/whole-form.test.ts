import { describe, it } from 'vitest';
import { expectTold, type Mistake, part, removeField, sections } from './planting.ts';

const wholes: Mistake[] = [
  {
    what: 'a required field that no section shows',
    form: 'team',
    // The empty text that `initial` begins with is none that the service takes.
    plant: (d) => removeField(d, 'displayName'),
    at: '"sections"',
    says: 'No section shows `displayName`, without which the service does not take a team.',
  },
  {
    what: 'two sections of one name',
    form: 'team',
    plant: (d) => Object.assign(sections(d)[1] ?? {}, { name: sections(d)[0]?.name }),
    at: ['"sections"', '"name": "identity"', '"name": "identity"'],
    says: 'Two sections are called `identity`. Give one of them another name.',
  },
  {
    what: 'pairs of fields that inherit from nothing',
    form: 'team',
    plant: (d) =>
      Object.assign(sections(d)[0] ?? {}, {
        pairs: [
          { en: 'One', sv: 'Ett' },
          { en: 'Two', sv: 'Två' },
        ],
      }),
    at: '"pairs"',
    says: '`teamCode` does not inherit from the field before it. Remove `pairs`, or write the fields in pairs, the second of which inherits.',
  },
  {
    what: 'a start that the service refuses',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'form', 'initial'), { gender: 'man' }),
    at: ['"initial"', '"gender"'],
    says: '`gender` cannot be `"man"`; the service would refuse it. It is one of `male`, `female` or `neutral`, or nothing (`null`).',
  },
  {
    what: 'a start of another kind',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'form', 'initial'), { deleted: 'no' }),
    at: ['"initial"', '"deleted"'],
    says: '`deleted` cannot be `"no"`; the service would refuse it. It is yes or no (`true` or `false`, without quotes).',
  },
  {
    what: 'an initial value for a part of an object',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'form', 'initial'), { 'teamNames.code': 'X' }),
    at: ['"initial"', '"teamNames.code"'],
    says: '`teamNames.code` is a part, and would be sent as a property of that name. Write it as an object: `"teamNames": { "code": … }`.',
  },
  {
    what: 'an initial value for a part by its own name, which no part is suggested for',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'form', 'initial'), { codeSite: 'X' }),
    at: ['"initial"', '"codeSite"'],
    says: 'There is no field `codeSite` in a team. The only one is `ownerInstanceId`.',
  },
  {
    what: 'a start for what does not exist',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'form', 'initial'), { teamNmaes: {} }),
    at: '"teamNmaes"',
    says: 'There is no field `teamNmaes` in a team. Did you mean `teamNames`?',
  },
  {
    what: 'a start for what the service keeps',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'form', 'initial'), { createdBy: 'me' }),
    at: '"createdBy"',
    says: 'The service keeps `createdBy` itself; nobody can change it. Remove it.',
  },
  {
    what: 'an active site in what is no site',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'form'), { activeSite: 'deleted' }),
    at: '"activeSite"',
    says: '`deleted` is yes or no, not the id of a site.',
  },
  {
    what: 'a unique value compared by a parameter that does not exist',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'form', 'unique'), { parameters: { teamKode: 'teamCode' } }),
    at: '"teamKode"',
    says: 'The list (`listTeams`) has no parameter `teamKode`. Did you mean `teamCode`?',
  },
  {
    what: 'a unique value that no section shows',
    form: 'player',
    plant: (d) => {
      removeField(d, 'height');
      Object.assign(part(d, 'list'), { edit: ['positionCode', 'portraitConsent'] });
      Object.assign(part(d, 'form'), { unique: { field: 'height', parameters: { lastName: 'lastName' } } });
    },
    at: ['"unique"', '"field"'],
    says: 'No section shows `height`, so nobody could mend it when it is taken.',
  },
  {
    what: 'likeness by a field that does not exist',
    form: 'staff',
    plant: (d) => Object.assign(part(d, 'form', 'similar', 'parameters'), { lastName: 'surname' }),
    at: '"lastName": "surname"',
    says: 'There is no field `surname` in a staff member.',
  },
  {
    what: 'likeness by a parameter that does not exist',
    form: 'staff',
    plant: (d) => Object.assign(part(d, 'form', 'similar', 'parameters'), { lastname: 'lastName' }),
    at: '"lastname"',
    says: 'The list (`listStaff`) has no parameter `lastname`. Did you mean `lastName`?',
  },
];

describe('a form', () => {
  it.each(wholes)('$what', expectTold);
});

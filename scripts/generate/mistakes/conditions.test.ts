import { describe, it } from 'vitest';
import { listAt } from '../json.ts';
import { expectTold, field, type Mistake, part, removeField } from './planting.ts';

const conditions: Mistake[] = [
  {
    what: 'a condition on itself',
    form: 'page',
    plant: (d) => Object.assign(field(d, 'parentId'), { when: { parentId: 'x' } }),
    at: ['"field": "parentId"', '"when"', '"parentId"'],
    says: '`parentId` would be shown only where it has a value already. Name another field of the form.',
  },
  {
    what: 'a condition on what is required, which starts with nothing',
    form: 'team',
    plant: (d) => {
      Object.assign(field(d, 'displayName'), { when: { gender: 'male' } });
      delete part(d, 'form', 'initial').displayName;
    },
    at: ['"sections"', '"when"'],
    says: 'While `displayName` is not shown, the service does not take a team. Give it a value in `initial`, or remove its condition.',
  },
  {
    what: 'a condition that never holds in its section',
    form: 'site-route',
    plant: (d) => {
      const fields = [field(d, 'target')];
      removeField(d, 'target');
      listAt(d.form, 'sections').push({
        name: 'elsewhere',
        title: { en: 'Elsewhere', sv: 'Annanstans' },
        when: { resourceType: ['page', 'team'] },
        fields,
      });
    },
    at: ['"name": "elsewhere"', '"field": "target"', '"when"', '"resourceType"'],
    says: 'The section is shown where `resourceType` is `page` or `team`, and this field never then. Change one of the two conditions.',
  },
];

describe('a condition', () => {
  it.each(conditions)('$what', expectTold);
});

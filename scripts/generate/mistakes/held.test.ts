import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { Contract } from '../contract.ts';
import { compileForms, readForms, readInputs } from '../forms.ts';
import type { JsonObject } from '../json.ts';
import { expectTold, field, type Mistake, part, removeField, text } from './planting.ts';

// Forms of what is kept within something else: a schema in place of addresses and operations.

const mistakes: Mistake[] = [
  {
    what: 'a schema that the contract has not',
    form: 'hero-slide',
    plant: (d) => Object.assign(d, { schema: 'HeroSlid' }),
    at: '"schema": "HeroSlid"',
    says: 'The contract has no schema `HeroSlid` of an object. Did you mean `HeroSlide`?',
  },
  {
    what: 'the schema of what is only sent',
    form: 'hero-slide',
    plant: (d) => Object.assign(d, { schema: 'HeroSlideInput' }),
    at: '"schema": "HeroSlideInput"',
    says: '`HeroSlideInput` is not what hero-slide is called in the contract. Did you mean `HeroSlide`?',
  },
  {
    what: 'an address beside a schema',
    form: 'video-section',
    plant: (d) => Object.assign(d, { paths: { list: '/videos' } }),
    at: '"paths"',
    says: '`paths` has no place beside `schema`. What is kept within something else has no page of its own: remove it.',
  },
  {
    what: 'a beginning that the thing does not have',
    form: 'hero-slide',
    plant: (d) => Object.assign(part(field(d, 'visibleUntil'), 'options'), { after: 'visibleForm' }),
    at: '"after": "visibleForm"',
    says: 'There is no field `visibleForm` in',
  },
  {
    what: 'actions beside a schema',
    form: 'info-slide',
    plant: (d) => Object.assign(d, { actions: [{ name: 'hide', label: text('Hide'), text: text('x'), remove: true }] }),
    at: '"actions"',
    says: '`actions` has no place beside `schema`.',
  },
  {
    what: 'a required property that neither a section nor the start shows',
    form: 'info-slide',
    plant: (d) => {
      removeField(d, 'heading');
      delete ((d.form as JsonObject).initial as JsonObject).heading;
    },
    at: '"sections"',
    says: 'No section shows `heading`, without which the service does not take an info slide.',
  },
  {
    what: 'the schema of another slide',
    form: 'hero-slide',
    plant: (d) => Object.assign(d, { schema: 'InfoSlide' }),
    at: '"schema": "InfoSlide"',
    says: '`InfoSlide` is something else: it has 25 of the 31 properties that this form is of. Did you mean `HeroSlide`?',
  },
  {
    what: 'the schema of another carousel, which has all that this one shows',
    form: 'hero-carousel',
    plant: (d) => Object.assign(d, { schema: 'InfoCarouselConfig' }),
    at: '"schema": "InfoCarouselConfig"',
    says: '`InfoCarouselConfig` is something else: forms/info-carousel.json is the form of it. Did you mean `HeroCarouselConfig`?',
  },
  {
    what: 'a part of the schema that is meant',
    form: 'hero-slide',
    plant: (d) => Object.assign(d, { schema: 'HeroSlideFields' }),
    at: '"schema": "HeroSlideFields"',
    says: '`HeroSlideFields` is something else:',
  },
  {
    what: 'a schema in a definition that has a page',
    form: 'team',
    plant: (d) => Object.assign(d, { schema: 'Sponsor' }),
    at: '"schema": "Sponsor"',
    says: '`schema` is for what is kept within something else, and this has `paths` and `operations`: a page of its own. Remove `schema`: its operations say what it is about.',
  },
];

describe('mistakes are told with line and words', () => {
  it.each(mistakes)('$what', expectTold);
});

it('an object that may be null is not asked for its parts', () => {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;
  const { compiled } = compileForms(readForms(), readInputs(new Contract(document)));
  const slide = compiled.find(({ definition }) => definition.name === 'hero-slide');
  const { allOf: _, ...rules } = slide?.form.rules ?? {};
  const accepts = (media: unknown): boolean =>
    new Ajv2020({ strict: false, validateFormats: false }).validate(rules, {
      id: 'x',
      kind: 'hero',
      buttons: [],
      media,
    });
  expect(accepts(null)).toBe(true);
  expect(accepts({ media: null, alt: 'A stand' })).toBe(true);
  expect(accepts({ media: 'not a mediaString' })).toBe(false);
});

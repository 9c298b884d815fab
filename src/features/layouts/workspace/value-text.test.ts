import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../contract/entity.ts';
import { mediaIn, valueText } from './value-text.ts';

const { t } = i18next;
const fields: Readonly<Record<string, Partial<FieldDefinition>>> = {
  'link.kind': { widget: 'select', choices: { external: { en: 'Address elsewhere', sv: 'Adress någon annanstans' } } },
  articleId: { widget: 'relation' },
  groupIds: { widget: 'multi-relation' },
  hiddenOn: {
    widget: 'checkboxes',
    choices: { phone: { en: 'Phone', sv: 'Mobil' }, tablet: { en: 'Tablet', sv: 'Surfplatta' } },
  },
};
const read = (property: string, value: unknown): string =>
  valueText(
    { t, text: ({ en }) => en, fieldOf: (path) => fields[path] as FieldDefinition | undefined },
    property,
    value,
  );

const picture = 'image|embedded|26/01/2fa152705ac5';

it('says where a link leads in words, and none of its ids', () => {
  expect(read('link', { kind: 'external', id: null, url: 'https://example.com', openInNewTab: true })).toBe(
    'Address elsewhere, https://example.com',
  );
  expect(read('link', { kind: 'external', id: 'qa98unlbd6', url: null })).toBe('Address elsewhere');
});

it('says each of several choices by its label', () => {
  expect(read('hiddenOn', ['phone', 'tablet'])).toBe('Phone, Tablet');
});

it('leaves pictures to be seen, and what is named by an id unsaid', () => {
  expect(read('media', { media: picture, alt: 'The rink', focalPoint: { fpx: 0.2, fpy: 0.3 } })).toBe('The rink');
  expect(read('shareImage', picture)).toBe('');
  expect(read('articleId', 'o28R8bvUOpLG')).toBe('');
  expect(read('groupIds', ['a', 'b'])).toBe('2 entries');
  expect(read('body', { type: 'doc', content: [] })).toBe('');
});

it('finds the picture that a property holds', () => {
  expect(mediaIn(picture)).toBe(picture);
  expect(mediaIn({ media: picture })).toBe(picture);
  expect(mediaIn({ media: null })).toBeUndefined();
  expect(mediaIn('The rink')).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accountPattern, KNOWN_MEDIA } from '../widgets/media.ts';
import { EMAIL, hasForm, PHONE, RATIO } from './formats.ts';

interface Rules {
  pattern?: string;
  format?: string;
  properties?: Record<string, { pattern: string }>;
  items?: { allOf?: { if: { properties: { type: { enum: string[] } } }; then: { properties: { value: Rules } } }[] };
}
const table = JSON.parse(readFileSync('forms/widgets.json', 'utf8')) as Record<string, { keywords?: Rules }>;

it('has the patterns of the widgets’ table, so that what is told fits what is refused', () => {
  expect(table['web-address']?.keywords?.format).toBe('web-address');
  expect(table.email?.keywords?.pattern).toBe(EMAIL);
  expect(table.phone?.keywords?.pattern).toBe(PHONE);
  const rules = table.contacts?.keywords?.items?.allOf ?? [];
  const byKind = rules.flatMap((rule) =>
    rule.if.properties.type.enum.map((kind) => [
      kind,
      rule.then.properties.value.pattern ?? rule.then.properties.value.format,
    ]),
  );
  expect(Object.fromEntries(byKind)).toEqual({ email: EMAIL, phone: PHONE, mobile: PHONE, web: 'web-address' });
  const accounts = Object.entries(table.accounts?.keywords?.properties ?? {});
  expect(accounts.map(([key]) => key)).toEqual(KNOWN_MEDIA);
  for (const [key, { pattern }] of accounts) expect(pattern).toBe(accountPattern(key));
});

it('tells e-mail addresses from other texts', () => {
  expect(hasForm(EMAIL, 'a@example.com')).toBe(true);
  expect(hasForm(EMAIL, 'not an address')).toBe(false);
});

it('has the contract’s pattern of a shape', () => {
  const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
    components: { schemas: { ImageCrop: { properties: { ratio: { pattern: string } } } } };
  };
  expect(contract.components.schemas.ImageCrop.properties.ratio.pattern).toBe(RATIO);
  expect(hasForm(RATIO, '21:9')).toBe(true);
  expect(hasForm(RATIO, '21/9')).toBe(false);
});

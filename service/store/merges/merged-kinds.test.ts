import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mergedKinds } from './merged-kinds.ts';

type Properties = Readonly<Record<string, { maxItems?: number }>>;
const { components } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, { properties: Properties }> };
};
const schemas = { player: 'PlayerFields', staff: 'StaffFields', team: 'TeamFields' } as const;

it.each(Object.entries(schemas))(
  'a merge lets the lists of a %s have as many entries as the contract',
  (kind, schema) => {
    const { lists } = mergedKinds[kind as keyof typeof schemas];
    const properties = components.schemas[schema]?.properties ?? {};
    const limits = Object.entries(lists).map(([list, { most }]) => [list, most]);
    expect(limits.length).toBeGreaterThan(0);
    expect(limits).toEqual(Object.keys(lists).map((list) => [list, properties[list]?.maxItems]));
  },
);

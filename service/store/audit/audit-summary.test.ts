import { expect, test } from 'vitest';
import { auditSummary } from './audit-summary.ts';

test('a summary shows each change by its path, what it was and what it became', () => {
  expect(
    auditSummary([
      { path: 'teamNames.short', before: 'Frost', after: 'Frosthamn' },
      { path: 'gender', before: null, after: 'female' },
    ]),
  ).toBe('teamNames.short: Frost → Frosthamn; gender: – → female');
});

test('a summary shows what was added and what was removed', () => {
  expect(auditSummary([{ path: 'deleted', after: false }])).toBe('deleted: false');
  expect(auditSummary([{ path: 'teamInfo.phone', before: '08' }])).toBe('teamInfo.phone: 08 → –');
});

test('a summary cuts long values, and itself, between characters', () => {
  const long = auditSummary([{ path: 'html', before: '🏒'.repeat(200), after: '' }]);
  expect(long).toBe(`html: ${'🏒'.repeat(79)}… → –`);
  const many = Array.from({ length: 200 }, (_, index) => ({ path: `rows.${index}`, after: 'value' }));
  expect([...auditSummary(many)]).toHaveLength(1000);
  expect(auditSummary(many)).toMatch(/…$/);
});

test('a summary names things, and holds no JSON', () => {
  const after = [
    { uuid: 'a', displayName: 'Almviken HC' },
    { fpx: 0.5, on: true, none: null },
  ];
  expect(auditSummary([{ path: 'teams', before: [], after }])).toBe('teams: – → Almviken HC, 0.5 · true');
});

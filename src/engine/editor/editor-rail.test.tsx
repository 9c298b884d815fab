import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WholeEntity } from '../../contract/entity.ts';
import { entity, openStored, setUp } from './sample-editor.tsx';

setUp();

const withSections = (count: number): WholeEntity => ({
  ...entity,
  form: { ...entity.form, sections: entity.form.sections.slice(0, count) },
});

it.each([
  [2, 0],
  [3, 1],
])('leads through a form of %i sections with %i rail', async (sections, rails) => {
  await openStored({ edited: withSections(sections) });
  expect(screen.queryAllByRole('navigation', { name: 'Sections' })).toHaveLength(rails);
});

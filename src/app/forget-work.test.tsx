import { afterEach, expect, test } from 'vitest';
import { readCopiedSection, writeCopiedSection } from '../features/layouts/arrange/copied-section.ts';
import { sampleSection } from '../features/layouts/model/sample-layout.ts';
import { forgetKeptWork } from './forget-work.ts';

afterEach(() => localStorage.clear());

test('a sign-out leaves no section that was copied, whose words may have been saved nowhere', async () => {
  writeCopiedSection('ada', 'frost1_frost', sampleSection('news'));
  expect(readCopiedSection('ada', 'frost1_frost')).toBeDefined();
  await forgetKeptWork('ada');
  expect(localStorage).toHaveLength(0);
});

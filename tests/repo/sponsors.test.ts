import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const spoken = /sponsor/i;
/** What a page of their own would need: their calls, or their addresses. */
const worked = /generated\/api\/sponsors|['"`]\/sponsors\b|paths\.sponsors/;

test('sponsors are definitions and one widget: a page of their own under src/features would be a fault of the engine', () => {
  const found = projectFiles('ts', 'tsx', 'css', 'json').filter(
    ({ path }) => path.startsWith('src/features/') && !path.includes('.test.'),
  );
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ path, text }) => spoken.test(path) || worked.test(text)).map(({ path }) => path)).toEqual([]);
});

test('the widget that shows their logos knows nothing of them', () => {
  const widget = projectFiles('ts', 'tsx', 'css').filter(({ path }) =>
    /^src\/(engine\/widgets\/(logo-strip|strip-)|app\/previews\/)/.test(path),
  );
  expect(widget.length).toBeGreaterThan(5);
  const code = ({ path, text }: { path: string; text: string }) => (spoken.test(text) ? [path] : []);
  expect(widget.flatMap(code)).toEqual([]);
});

import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showStartProblem } from '../console.tsx';

test('a browser that keeps nothing is told of as such, and not as a connection', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  vi.spyOn(console, 'warn').mockReturnValue();
  const refused = new DOMException("Failed to read the 'sessionStorage' property from 'Window'.", 'SecurityError');
  await act(() => showStartProblem(refused, () => undefined));
  expect(document.body.textContent).toContain('Allow cookies and site data');
  expect(document.body.textContent).not.toContain('connection');
});

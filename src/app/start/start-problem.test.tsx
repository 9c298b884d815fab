import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showStartProblem } from '../console.tsx';

test('a browser that blocks storage is not told to check its connection', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  vi.spyOn(console, 'warn').mockReturnValue();
  const refused = new DOMException("Failed to read the 'sessionStorage' property from 'Window'.", 'SecurityError');
  await act(() => showStartProblem(refused, () => undefined));
  expect(document.body.textContent).toContain('Allow cookies and site data');
  expect(document.body.textContent).not.toContain('connection');
});

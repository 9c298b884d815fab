import { webcrypto } from 'node:crypto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// What the console's tests with a page (`*.test.tsx`) need beside jsdom: a clean page after each test, and the parts of a browser
// that jsdom lacks.

// What comes a moment later is waited for as long as a busy machine may take.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// react-aria speaks its first announcement a little later; after a file's last test there is no document to speak into any more.
afterAll(() => {
  for (const speaker of document.querySelectorAll('[data-live-announcer]')) speaker.remove();
});

/** A wide screen with a mouse, in light colours: no query of the styles matches. */
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

Element.prototype.scrollIntoView ??= () => {};

/** jsdom's own has no `subtle`. */
Object.defineProperty(window, 'crypto', { configurable: true, value: webcrypto });

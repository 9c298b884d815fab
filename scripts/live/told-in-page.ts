/// <reference types="vite/client" />
// Stands in the pages of `npm run dev` alone: tells what of a definition is refused, by file and line, and that the page waits to be loaded again.

const refused = new Map<string, readonly string[]>();
let waiting: readonly string[] = [];

import.meta.hot?.on('touchline:refused', ({ name, faults }: { name: string; faults: readonly string[] }) => {
  refused.set(name, faults);
  showAll();
});

addEventListener('touchline:waiting', () => {
  waiting = ['This page cannot follow what changed: it is loaded again once what you typed is saved or given up.'];
  showAll();
});

function showAll(): void {
  const lines = [...refused.values()].flat();
  const told = lines.length > 0 ? ['A definition is refused; the page shows the last good one.', ...lines] : [];
  show([...told, ...waiting]);
}

function show(lines: readonly string[]): void {
  document.querySelector('#refused-definitions')?.remove();
  if (lines.length === 0) return;
  const told = document.createElement('div');
  told.id = 'refused-definitions';
  told.setAttribute('role', 'alert');
  told.style.cssText =
    'position:fixed;inset:auto 12px 12px;z-index:9999;padding:12px 16px;max-height:40vh;overflow:auto;border-radius:8px;background:#3b0d16;color:#fff;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap';
  told.textContent = lines.join('\n');
  document.body.append(told);
}

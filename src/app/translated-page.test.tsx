import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { surviveTranslation } from './translated-page.ts';

/** What Chrome does to a page that it translates: each text is replaced by an element. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(`«${text.nodeValue}»`);
    text.replaceWith(font);
  }
}

function Count() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count % 2 === 1 && 'odd '}
      {count > 1 ? <b>many</b> : null}
      clicked {count} times
    </button>
  );
}

test('texts come, change and go in a page that is translated', async () => {
  surviveTranslation();
  render(<Count />);
  const button = screen.getByRole('button');
  translate(button);
  for (const wanted of [
    'odd clicked 1 times',
    'manyclicked 2 times',
    'odd manyclicked 3 times',
    'manyclicked 4 times',
  ]) {
    act(() => button.click());
    // What changed is written into the translation once the browser has told of it.
    await Promise.resolve();
    expect(button.textContent?.replaceAll(/[«»]/g, '')).toBe(wanted);
    translate(button);
  }
});

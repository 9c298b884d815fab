import type { Page } from 'playwright/test';

/** Does to the page, from now on, what a browser's translation does: each text is replaced by an element with other words. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'script, style, textarea, input, font, noscript, .notranslate, [translate=no]';
    const done = new WeakSet<Node>();
    const translateText = (text: Node): void => {
      const parent = text.parentElement;
      if (!parent || done.has(text) || parent.closest(skipped) || !/\p{L}/u.test(text.nodeValue ?? '')) return;
      const words = document.createTextNode(`«${text.nodeValue}»`);
      done.add(words);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(words);
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const walk = (root: Node): void => {
      if (root instanceof Text) translateText(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translateText(text);
    };
    walk(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateText(target);
        for (const node of addedNodes) walk(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

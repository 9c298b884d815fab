/**
 * Keeps the page alive while a browser translates it. A translation puts an element of its own in the place of each text that
 * React still holds; taking that text away, putting something before it or changing it would fail, or be seen by nobody. Each is
 * done to the element that stands there instead. For a page that nobody translates it costs a comparison.
 */
export function surviveTranslation(): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const shown = new WeakMap<Node, Node>();
  const observer = new MutationObserver(note);
  observer.observe(document.documentElement, { childList: true, subtree: true });

  function note(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      const element = [...addedNodes].find(({ nodeName }) => nodeName === 'FONT');
      const text = [...removedNodes, nextSibling].find((node) => node instanceof Text);
      if (type === 'characterData') update(target);
      else if (element && text && !element.contains(text)) replaceBy(text, element);
    }
  }

  function replaceBy(text: Text, element: Node): void {
    shown.set(text, element);
    observer.observe(text, { characterData: true });
  }

  /** What React writes into a text that is not in the page any more. */
  function update(text: Node): void {
    const element = shown.get(text);
    if (element && !text.isConnected) element.textContent = text.nodeValue;
  }

  /** The element that stands for a text that is gone. */
  function standsFor(node: Node, parent: Node): Node | undefined {
    note(observer.takeRecords());
    const element = shown.get(node);
    return element?.parentNode === parent ? element : undefined;
  }

  /** A text that comes back to the page is not shown twice. */
  function forget(node: Node): void {
    const element = node instanceof Text && !node.isConnected ? shown.get(node) : undefined;
    if (element?.parentNode) removeChild.call(element.parentNode, element);
    if (element) shown.delete(node);
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const element = standsFor(child, this);
    if (element) removeChild.call(this, element);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    const place = before === null || before.parentNode === this ? before : (standsFor(before, this) ?? null);
    forget(node);
    return insertBefore.call(this, node, place) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    forget(node);
    return appendChild.call(this, node) as Child;
  };
}

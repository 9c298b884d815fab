/**
 * Tells the page how much of its top a bar covers, in px, as `--sticky-top` on the root while the bar is there: whatever else stays at the
 * top stays below it, and what is scrolled to ends up in sight. The bar's height changes with the length of what it names.
 * For the `ref` of the bar.
 */
export function reserveStickyTop(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--sticky-top', `${bar.getBoundingClientRect().height}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--sticky-top');
  };
}

import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './floating.module.css';

/** Props of {@link Floating}. */
export interface FloatingProps {
  editor: Editor;
  /** What it holds, for screen readers. */
  label: string;
  /** What it stands beside, on the screen; null while that cannot be said. */
  rectOf: (editor: Editor) => DOMRect | null;
  side: 'above' | 'below';
  look: 'panel' | 'bar' | 'list';
  children: ReactNode;
}

/** Between it and what it stands beside, and to the edge of the window, in pixels. */
const GAP = 8;

/**
 * A sheet that stands beside a place of the text and moves along with it; on a phone a panel lies at the foot of the
 * window. Escape gives the focus back to the text.
 */
export function Floating({ editor, label, rectOf, side, look, children }: FloatingProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    const place = (): void => {
      if (box) standBeside(box, editor.isDestroyed ? null : rectOf(editor), side);
    };
    place();
    editor.on('transaction', place);
    window.addEventListener('resize', place);
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    if (box) observer?.observe(box);
    return () => {
      editor.off('transaction', place);
      window.removeEventListener('resize', place);
      observer?.disconnect();
    };
  }, [editor, rectOf, side]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    editor.commands.focus(undefined, { scrollIntoView: false });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls about a place of the text; a fieldset would ask for fields
    <div
      ref={ref}
      role="group"
      aria-label={label}
      data-floating=""
      // On a Mac a press gives Safari's buttons no focus: it goes to what is around them, and is to stay at the text.
      tabIndex={-1}
      className={`${styles.floating} ${styles[look]}`}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

function standBeside(box: HTMLElement, rect: DOMRect | null, side: FloatingProps['side']): void {
  // Placed before it is measured: until then it is fixed, as is one at the foot of a phone's window, beside nothing.
  box.dataset.placed = '';
  const host = box.offsetParent;
  if (!host) return;
  if (!rect) {
    delete box.dataset.placed;
    return;
  }
  const frame = host.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { top, isInside } = topOf(rect, height, side);
  const start = isInside ? rect.right - width - GAP : rect.left;
  const left = Math.min(start, frame.right - width - GAP, window.innerWidth - width - GAP);
  box.style.setProperty('--x', `${Math.round(Math.max(left - frame.left, GAP))}px`);
  box.style.setProperty('--y', `${Math.round(top - frame.top)}px`);
}

/** How far from the top of the window it stands; inside what is as high as the window, so that it covers no words. */
function topOf(rect: DOMRect, height: number, side: FloatingProps['side']): { top: number; isInside: boolean } {
  const above = rect.top - height - GAP;
  const below = rect.bottom + GAP;
  const lowest = footOfWindow() - height - GAP;
  if (side === 'above') return { top: above >= GAP ? above : below, isInside: false };
  if (below <= lowest) return { top: below, isInside: false };
  if (rect.height > height / 2 && lowest > rect.top) return { top: lowest, isInside: true };
  return { top: above >= GAP ? above : below, isInside: false };
}

/** Where the bar that saves begins, which would cover it, else the foot of the window. */
function footOfWindow(): number {
  return document.querySelector('[data-save-bar]')?.getBoundingClientRect().top || window.innerHeight;
}

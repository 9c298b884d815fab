import { useEffect } from 'react';
import type { FrameMessage } from './protocol.ts';

/** The parts of the page that the keyboard goes to without what lies between. */
const REGIONS = '[data-region]';
/** What has the focus first in a region, by preference. */
const FIRST = ['h2[tabindex]', '[aria-pressed="true"]', '[role="textbox"]', 'button'];

/** F6 leads to the next region of the page, Shift+F6 to the one before; each is entered where it was left. */
export function useRegionKeys(): void {
  useEffect(() => {
    const left = new Map<Element, HTMLElement>();
    const remember = ({ target }: FocusEvent): void => {
      const region = target instanceof HTMLElement ? target.closest(REGIONS) : null;
      if (region) left.set(region, target as HTMLElement);
    };
    const press = (event: KeyboardEvent): void => {
      // A dialog is left by what closes it.
      if (event.key !== 'F6' || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      const next = nextRegion(document.activeElement ?? document.body, event.shiftKey);
      if (next) enterRegion(next, left.get(next));
    };
    addEventListener('focusin', remember);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('keydown', press);
    };
  }, []);
}

/** The region behind an element, or before it; behind the last comes the first. */
function nextRegion(from: Element, isBackward: boolean): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(REGIONS)];
  const regions = isBackward ? all.toReversed() : all;
  const wanted = isBackward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const others = regions.filter((region) => !region.contains(from));
  return others.find((region) => (from.compareDocumentPosition(region) & wanted) !== 0) ?? others[0];
}

/** Leads into the region of a name. */
export function goToRegion(name: string): void {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  if (region) enterRegion(region, undefined);
}

function enterRegion(region: HTMLElement, left: HTMLElement | undefined): void {
  const frame = region.querySelector('iframe');
  const wanted = left?.isConnected ? [left] : FIRST.map((one) => region.querySelector<HTMLElement>(one));
  if (frame) {
    frame.contentWindow?.focus();
    frame.contentWindow?.postMessage({ kind: 'entered' } satisfies FrameMessage, location.origin);
  } else wanted.find((one) => one !== null)?.focus();
}

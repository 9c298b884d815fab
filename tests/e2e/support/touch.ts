import type { Page } from 'playwright/test';
import { painted } from './screens.ts';

/** A place on the page, from its window's left and top in pixels. */
type Point = readonly [number, number];

/**
 * Puts a finger down, draws it from one place to another and lifts it. What comes of it is for the test to see: not every touch that becomes
 * part of a scroll was seen to be answered, so no answer is waited for.
 */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number): void => {
    const at = (place: 0 | 1): number => from[place] + (to[place] - from[place]) * (share ?? 0);
    const touchPoints = share === undefined ? [] : [{ x: at(0), y: at(1) }];
    session.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => undefined);
  };
  send('touchStart', 0);
  // At once: on a busy page the finger would seem to rest, which is a long press.
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
    send('touchMove', share);
    await painted(page);
  }
  send('touchEnd');
}

import type { FrameEvent } from './protocol.ts';

/** Tells the page around this frame. */
export function tell(event: FrameEvent): void {
  parent.postMessage(event, location.origin);
}

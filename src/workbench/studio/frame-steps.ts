import type { FrameChange } from '../protocol.ts';
import type { Step } from './definition-steps.ts';
import type { JsonObject, Place } from './json.ts';
import { dropStep, moveStep } from './part-order.ts';
import { placeOf } from './spots.ts';

/** The step that a change in a frame is, and the key under which such steps are undone together; undefined where it changes nothing. */
export function frameStep(
  definition: JsonObject,
  change: FrameChange,
  language: 'en' | 'sv',
): { step: Step; key: string | undefined } | undefined {
  const place = placeOf(definition, change.spot);
  if (!place) return undefined;
  if (change.kind === 'labelled') {
    const label: Place = [...place, change.spot.kind === 'section' ? 'title' : 'label', language];
    return { step: { kind: 'set', place: label, value: change.text }, key: label.join('.') };
  }
  const step =
    change.kind === 'moved'
      ? moveStep(definition, place, change.by)
      : dropStep(definition, change.spot, change.over, change.isBehind);
  return step && { step, key: undefined };
}

import type { Vocabulary } from '../protocol.ts';
import type { Step } from './definition-steps.ts';
import { isJsonObject, type Json } from './json.ts';

type Swedish = Vocabulary['swedish'];

/** A new part with the Swedish that other definitions have for its English; what none of them says is still to be written. */
export function inSwedish(value: Json, swedish: Swedish): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => inSwedish(one, swedish));
  if (!isJsonObject(value)) return value;
  const { en, sv } = value;
  if (typeof en === 'string' && en === sv) {
    const known = en.toLowerCase();
    return { ...value, sv: Object.hasOwn(swedish, known) ? (swedish[known] ?? sv) : sv };
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inSwedish(one, swedish)]));
}

/** What a step sets that nobody has typed. */
const MADE = ['choices', 'items'];

/** A step whose new parts are in Swedish, too; what somebody typed stays as it is. */
export function stepInSwedish(step: Step, swedish: Swedish): Step {
  if (step.kind === 'all') return { ...step, steps: step.steps.map((one) => stepInSwedish(one, swedish)) };
  const isNew = step.kind === 'insert' || (step.kind === 'set' && MADE.includes(String(step.place.at(-1))));
  return isNew ? { ...step, value: inSwedish(step.value, swedish) } : step;
}

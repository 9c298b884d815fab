import { isJsonObject, type Json, type JsonObject, jsonAt, type Place } from './json.ts';
import { keysAt } from './key-order.ts';

/** One change of a definition. */
export type Step =
  /** Gives a place a value; what lies around it is made where it is missing. */
  | { kind: 'set'; place: Place; value: Json }
  /** Takes a key or an entry away, and what is empty without it. */
  | { kind: 'remove'; place: Place }
  /** Puts an entry into a list, before the one that stands at its place. */
  | { kind: 'insert'; place: Place; value: Json }
  /** Takes an entry of a list to a place of the same or of another list, as the place is once it has been taken. */
  | { kind: 'move'; place: Place; to: Place }
  /** Several changes, one after the other, that are undone together. */
  | { kind: 'all'; steps: readonly Step[] };

/** A definition with one step done. Pure: what the step does not concern stays the very same. */
export function applyStep(definition: JsonObject, step: Step): JsonObject {
  switch (step.kind) {
    case 'set':
      return changed(definition, step.place, () => step.value);
    case 'remove':
      return withoutEmpty(
        changed(definition, step.place, () => undefined),
        step.place.slice(0, -1),
      );
    case 'insert':
      return inserted(definition, step.place, step.value);
    case 'move': {
      const value = jsonAt(definition, step.place);
      if (value === undefined) return definition;
      return inserted(
        changed(definition, step.place, () => undefined),
        step.to,
        value,
      );
    }
    case 'all':
      return step.steps.reduce(applyStep, definition);
  }
}

function inserted(definition: JsonObject, place: Place, value: Json): JsonObject {
  const index = place.at(-1);
  return changed(definition, place.slice(0, -1), (list) => {
    const entries = Array.isArray(list) ? (list as readonly Json[]) : [];
    return entries.toSpliced(typeof index === 'number' ? index : entries.length, 0, value);
  });
}

type Change = (value: Json | undefined) => Json | undefined;

function changed(definition: JsonObject, place: Place, change: Change): JsonObject {
  const whole = changedAt(definition, place, [], change);
  return isJsonObject(whole) ? whole : definition;
}

function changedAt(value: Json | undefined, place: Place, passed: Place, change: Change): Json | undefined {
  const [key, ...rest] = place;
  if (key === undefined) return change(value);
  const here = [...passed, key];
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? (value as readonly Json[]) : [];
    const entry = changedAt(list[key], rest, here, change);
    return entry === undefined ? list.toSpliced(key, 1) : list.toSpliced(key, 1, entry);
  }
  const object = isJsonObject(value) ? value : {};
  const inner = changedAt(object[key], rest, here, change);
  if (inner === undefined) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  return key in object ? { ...object, [key]: inner } : withKey(object, key, inner, keysAt(passed));
}

/** An object with a further key, behind those that the form language has before it. */
function withKey(object: JsonObject, key: string, value: Json, order: readonly string[]): JsonObject {
  const before = order.slice(0, order.indexOf(key));
  const entries = Object.entries(object);
  const last = order.includes(key) ? entries.findLastIndex(([name]) => before.includes(name)) : entries.length - 1;
  return Object.fromEntries(entries.toSpliced(last + 1, 0, [key, value]));
}

/** Lists that the form language wants, empty or not: that one is empty must be told and not hidden. */
const KEPT = ['sections', 'fields', 'columns'];

function withoutEmpty(definition: JsonObject, place: Place): JsonObject {
  const key = place.at(-1);
  if (typeof key !== 'string' || KEPT.includes(key)) return definition;
  const value = jsonAt(definition, place);
  const isEmpty = Array.isArray(value) ? value.length === 0 : isJsonObject(value) && Object.keys(value).length === 0;
  return isEmpty
    ? withoutEmpty(
        changed(definition, place, () => undefined),
        place.slice(0, -1),
      )
    : definition;
}

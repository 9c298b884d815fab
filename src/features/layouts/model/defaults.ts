import type { Lens } from '../../../engine/edit-session/edited-part.ts';
import { isEqual, isValues, type Values } from '../../../engine/values/values.ts';

/** A thing with what it leaves out as the service has it, also within what it holds. */
export function filled(thing: Values, defaults: Values): Values {
  const shown: Record<string, unknown> = { ...defaults, ...thing };
  for (const [name, inner] of Object.entries(defaults)) {
    const own = thing[name] ?? undefined;
    if (isValues(inner) && (own === undefined || isValues(own))) shown[name] = filled(own ?? {}, inner);
  }
  return shown;
}

/** What of a thing that was shown with its defaults is to be stored: what was there before, and what was changed. */
function changed(shown: Values, before: Values, defaults: Values): Values {
  const entries = Object.entries(shown).flatMap(([name, value]): [string, unknown][] => {
    const [was, usual] = [before[name], defaults[name]];
    if (isValues(value) && isValues(usual) && !isEqual(value, was)) {
      const inner = changed(value, isValues(was) ? was : {}, usual);
      // Nothing but defaults: it stays as it was, null or left out.
      if (!isValues(was) && Object.keys(inner).length === 0) return Object.hasOwn(before, name) ? [[name, was]] : [];
      return [[name, inner]];
    }
    return Object.hasOwn(before, name) || !isEqual(value, usual) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * A part as its form shows it: what is left out has the value that a new one starts with, as the service has it. What nobody changed from
 * that stays left out, so that looking at a form changes nothing.
 */
export function withDefaults<Whole>(lens: Lens<Whole, object>, defaults: Values): Lens<Whole, object> {
  let last: { part: object; shown: object } | undefined;
  return {
    read(whole) {
      const part = lens.read(whole);
      if (last?.part !== part) last = { part, shown: filled(part as Values, defaults) };
      return last.shown;
    },
    write: (whole, shown) => lens.write(whole, changed(shown as Values, lens.read(whole) as Values, defaults)),
  };
}

import type { Lens } from '../../../engine/edit-session/edited-part.ts';
import { isEqual, type Values } from '../../../engine/values/values.ts';

/**
 * A part as its form shows it: what is left out has the value that a new one starts with, as the service has it. What nobody changed from
 * that stays left out, so that looking at a form changes nothing.
 */
export function withDefaults<Whole>(lens: Lens<Whole, object>, defaults: Values): Lens<Whole, object> {
  let last: { part: object; shown: object } | undefined;
  return {
    read(whole) {
      const part = lens.read(whole);
      if (last?.part !== part) last = { part, shown: { ...defaults, ...part } };
      return last.shown;
    },
    write(whole, shown) {
      const before = lens.read(whole) as Values;
      const kept = Object.entries(shown).filter(
        ([name, value]) => Object.hasOwn(before, name) || !isEqual(value, defaults[name]),
      );
      return lens.write(whole, Object.fromEntries(kept));
    },
  };
}

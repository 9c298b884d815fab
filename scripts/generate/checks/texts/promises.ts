import type { Action } from '../../../../src/contract/entity.ts';
import type { Checking } from '../../checking.ts';

const LANGUAGES = ['en', 'sv'] as const;
/** What says that a thing comes back, and that it never does. */
const COMES_BACK = /\b(can be|kan) (restored|brought back|taken back|undone|återställas|hämtas tillbaka|ångras)/i;
const NEVER =
  /\b(cannot|can not|can never|kan inte|kan aldrig) (be )?(restored|brought back|taken back|undone|återställas|hämtas tillbaka|ångras)/i;
/** What an action is called that brings things back. */
const BRINGS_BACK = /\b(restore|bring back|undo|recover)\b/i;

/** Checks that an action which takes things away says rightly whether they come back: another action of the definition brings them, or none does. */
export function checkPromises({ file, definition }: Checking): void {
  const actions = definition.actions ?? [];
  actions.forEach((action, index) => {
    const back = actions.find(
      (other) => other !== action && (BRINGS_BACK.test(other.label.en) || setsBack(action, other)),
    );
    for (const language of LANGUAGES) {
      const said = action.text[language];
      const place = ['actions', index, 'text', language];
      if (back === undefined && COMES_BACK.test(said))
        file.fault(
          place,
          `It says that the thing comes back, and no action brings it back.`,
          'Say what becomes of the thing.',
        );
      if (back !== undefined && setsBack(action, back) && NEVER.test(said))
        file.fault(
          place,
          `It says that it stays so, and \`${back.name}\` takes it back.`,
          'Say that it can be restored.',
        );
    }
  });
}

/** Whether an action sets a property to something else that the other one sets. */
function setsBack({ set: one = {} }: Action, { set: other = {} }: Action): boolean {
  return Object.keys(one).some((key) => key in other && other[key] !== one[key]);
}

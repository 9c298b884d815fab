import { createContext, useCallback, useContext } from 'react';
import type { Text } from '../../contract/text.ts';
import { useText } from '../../engine/text/use-text.ts';
import { suggestedWords } from '../../engine/values/suggested-words.ts';
import { WordList } from '../../engine/widgets/word-list.tsx';

/** The id of the list of usual roles. */
export const ROLES = 'squad-roles';

const Roles = createContext<readonly Text[]>([]);

/** Gives the usual roles of staff, as their definition has them, to a squad. A role is a text of one's own all the same. */
export const RolesProvider = Roles.Provider;

/** The list of usual roles, which text boxes offer by the id {@link ROLES}. */
export function RoleSuggestions() {
  return <WordList id={ROLES} words={useContext(Roles)} />;
}

/** Reads roles in the user's language. */
export function useRoleText(): (role: string) => string {
  const roles = useContext(Roles);
  const text = useText();
  return useCallback((role) => suggestedWords(roles, role, text), [roles, text]);
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TakenStep } from '../../../engine/edit-session/edit-session.ts';
import type { StepDescription } from '../../../engine/edit-session/use-undo-keys.ts';
import { diffMenus, isOfGroup } from '../publish/diff-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import type { Groups } from './menu-kind.ts';

/** More changes than these are counted, not named. */
const NAMED = 3;

/** What a step of undo or redo changed: the items by name. The tree keeps the focus itself. */
export function useDescribeStep(): (step: TakenStep<Groups>) => StepDescription {
  const { t } = useTranslation();
  const words = useMenuWords();
  return useCallback(
    ({ before, after }) => {
      const { items, groups } = diffMenus(before, after);
      const places = items.flatMap(({ before: was, after: is }) => is ?? was ?? []);
      const names = [
        ...places.map(({ item }) => words.nameOf(item)),
        ...groups.filter(isOfGroup).map(({ name }) => words.groupName(name)),
      ];
      return {
        names: names.length > NAMED ? [t('engine.save.changes', { count: names.length })] : names,
        focus: undefined,
      };
    },
    [t, words],
  );
}

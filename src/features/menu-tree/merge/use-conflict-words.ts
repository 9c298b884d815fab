import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import type { Side } from '../../../engine/merge/conflict.ts';
import type { MenuPlace } from '../publish/menu-places.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import type { MenuConflict } from './menu-conflict.ts';

/** A conflict in words: what it is about, how it was, and how each side has it. Empty where there is no value. */
export interface ConflictWords {
  title: string;
  before: string;
  mine: string;
  theirs: string;
}

/** Reads conflicts in the user's language. */
export function useConflictWords(): (conflict: MenuConflict) => ConflictWords {
  const { t } = useTranslation();
  const words = useMenuWords();
  const ofGroup = (conflict: MenuConflict & { kind: 'group' }): ConflictWords => {
    const { property } = conflict;
    const name = words.groupName(conflict.name);
    if (property) {
      const title = [name, t(`menuPage.groupFields.${property}`)].join(' › ');
      return { title, ...each(conflict, (value) => words.value(property, value)) };
    }
    const group = (value: unknown): string =>
      value === undefined ? t('menuPage.conflict.groupGone') : t('menuPage.conflict.group', { count: sizeOf(value) });
    return { title: name, ...each(conflict, group) };
  };
  return (conflict) => {
    if (conflict.kind === 'group') return ofGroup(conflict);
    const place = conflict.mine ?? conflict.theirs ?? conflict.before;
    const name = place ? words.nameOf((conflict.before ?? place).item) : '';
    const sides = (text: (place: MenuPlace) => string) =>
      each(conflict as { before?: MenuPlace; mine?: MenuPlace; theirs?: MenuPlace } as Versions, (at) =>
        at ? text(at) : '',
      );
    if (conflict.kind === 'place')
      return { title: [name, t('menuPage.conflict.place')].join(' › '), ...sides(words.place) };
    if (conflict.kind === 'value') {
      const { property } = conflict;
      const title = [name, t(`menuPage.fields.${property}`)].join(' › ');
      return { title, ...sides(({ item }) => words.value(property, item[property])) };
    }
    const { before, mine, theirs } = sides((at) => words.shelf(at));
    const gone = t('merge.removed');
    const kept = t('menuPage.conflict.kept');
    return { title: name, before, mine: mine === '' ? gone : kept, theirs: theirs === '' ? gone : kept };
  };
}

const each = <Value>(versions: Record<'before' | Side, Value>, text: (value: Value) => string) => ({
  before: text(versions.before),
  mine: text(versions.mine),
  theirs: text(versions.theirs),
});

type Versions = Record<'before' | 'mine' | 'theirs', MenuPlace | undefined>;

const sizeOf = (value: unknown): number => (value as MenuGroup).children.length;

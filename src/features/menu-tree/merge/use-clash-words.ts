import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import type { Side } from '../../../engine/merge/conflict.ts';
import type { MenuPlace } from '../publish/menu-places.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import type { MenuClash } from './menu-clash.ts';

/** A clash in words: what it is about, how it was, and how each side has it. Empty where there is no value. */
export interface ClashWords {
  title: string;
  before: string;
  mine: string;
  theirs: string;
}

/** Reads clashes in the user's language. */
export function useClashWords(): (clash: MenuClash) => ClashWords {
  const { t } = useTranslation();
  const words = useMenuWords();
  const ofGroup = (clash: MenuClash & { kind: 'group' }): ClashWords => {
    const { property } = clash;
    const name = words.groupName(clash.name);
    if (property) {
      const title = [name, t(`menuPage.groupFields.${property}`)].join(' › ');
      return { title, ...each(clash, (value) => words.value(property, value)) };
    }
    const group = (value: unknown): string =>
      value === undefined ? t('menuPage.clash.groupGone') : t('menuPage.clash.group', { count: sizeOf(value) });
    return { title: name, ...each(clash, group) };
  };
  return (clash) => {
    if (clash.kind === 'group') return ofGroup(clash);
    const place = clash.mine ?? clash.theirs ?? clash.before;
    const name = place ? words.nameOf((clash.before ?? place).item) : '';
    const told = (text: (place: MenuPlace) => string) =>
      each(clash as { before?: MenuPlace; mine?: MenuPlace; theirs?: MenuPlace } as Versions, (at) =>
        at ? text(at) : '',
      );
    if (clash.kind === 'place') return { title: [name, t('menuPage.clash.place')].join(' › '), ...told(words.place) };
    if (clash.kind === 'value') {
      const { property } = clash;
      const title = [name, t(`menuPage.fields.${property}`)].join(' › ');
      return { title, ...told(({ item }) => words.value(property, item[property])) };
    }
    const { before, mine, theirs } = told((at) => words.shelf(at));
    const gone = t('merge.removed');
    const kept = t('menuPage.clash.kept');
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

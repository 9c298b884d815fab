import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchSite } from '../../../generated/api/search/search.ts';
import { entities } from '../../../generated/forms.ts';
import type { SearchKind } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useCellWords } from '../../engine/cells/use-cell-text.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { useAddOnReason } from '../../engine/entity/use-read-only-reason.ts';
import { useDebounced } from '../../engine/loading/use-debounced.ts';
import { useText } from '../../engine/text/use-text.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import type { Leave } from '../shell/unsaved-question.tsx';
import { useWorkspace } from '../sites/workspace-context.ts';
import { actionEntries, firstActions } from './action-entries.tsx';
import { foundGroups } from './found-groups.tsx';
import { holdWords, wordsOf } from './mark-words.ts';
import type { PaletteGroup } from './palette-entry.ts';
import { type Findable, placeEntries } from './place-entries.tsx';
import { RECENT, recentFirst } from './recent-first.ts';
import { type RecentThing, readRecentThings } from './recent-things.ts';

/** How long typing has to rest before the service is asked, in milliseconds. */
const REST = 120;
/** Things of each kind, and of one kind alone; pages and actions. */
const FEW = 5;
const MANY = 20;
const PLACES = 6;

/** What the palette lists for a text, and whether more may still come. */
export interface PaletteFound {
  groups: readonly PaletteGroup[];
  words: readonly string[];
  isWaiting: boolean;
  hasFailed: boolean;
}

/** The groups for what is typed: things, pages and actions; before anything is typed what was open lately. */
export function usePaletteGroups(
  typed: string,
  kind: string | undefined,
  onLeave: (leave: Leave) => void,
): PaletteFound {
  const { t } = useTranslation();
  const words = wordsOf(typed);
  const asked = useDebounced(typed.trim(), REST);
  const hasWords = words.length > 0;
  const search = useSearchSite(
    { query: asked, ...(kind ? { kind: kind as SearchKind, count: MANY } : { count: FEW }) },
    { query: { enabled: hasWords && asked !== '', placeholderData: keepPreviousData } },
  );
  const { places, actions } = useFindables(onLeave);
  const answered = useFoundGroups(hasWords ? search.data?.groups : undefined, asked);
  const recent = useRecent();
  const isOld = asked !== typed.trim() || search.isPlaceholderData;
  const isWaiting = hasWords && (search.isFetching || isOld);
  // Enter must never open what answers other words: of the answer before, only what fits these as well stays.
  const found = isOld ? stillFitting(answered, words) : answered;
  const groups = (): PaletteGroup[] => {
    if (kind) return found.filter((group) => group.kind === kind);
    const group = (id: string, entries: readonly Findable[]): PaletteGroup[] =>
      entries.length === 0 ? [] : [{ id, label: t(`palette.groups.${id}`), entries }];
    if (!hasWords) return [...recent, ...group('do', actions.slice(0, firstActions))];
    const fitting = (all: readonly Findable[]) => all.filter(({ names }) => holdWords(names, words)).slice(0, PLACES);
    const [pages, doing] = [fitting(places), fitting(actions)];
    // A page that is called just so is what was meant.
    const isCalled = pages.some(({ title }) => wordsOf(title).join(' ').startsWith(words.join(' ')));
    const goTo = group('pages', pages);
    return [
      ...(isCalled ? goTo : []),
      ...recentFirst(recent, found, words),
      ...(isCalled ? [] : goTo),
      ...group('do', doing),
    ];
  };
  return { groups: groups(), words, isWaiting, hasFailed: hasWords && search.isError };
}

function stillFitting(groups: readonly PaletteGroup[], words: readonly string[]): PaletteGroup[] {
  return groups.flatMap((group) => {
    const entries = group.entries.filter(
      ({ isAll, title, second = '' }) => !isAll && holdWords([title, second], words),
    );
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
}

function useFindables(onLeave: (leave: Leave) => void) {
  const { t } = useTranslation();
  const text = useText();
  const whyNot = useAddOnReason();
  const { isSuperAdministrator } = useActiveSite();
  const { site, networks } = useWorkspace();
  return useMemo(() => {
    const words = {
      text,
      title: (key: string) => t(`places.${key}`),
      area: (area: string) => t(`shell.areas.${area}`),
      isOpen: (requires: Parameters<typeof whyNot>[0]) => whyNot(requires) === undefined,
      isSuperAdministrator,
    };
    return { places: placeEntries(words), actions: actionEntries({ t, words, site, networks, onLeave }) };
  }, [t, text, whyNot, isSuperAdministrator, site, networks, onLeave]);
}

function useFoundGroups(groups: Parameters<typeof foundGroups>[0] | undefined, typed: string): readonly PaletteGroup[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const cells = useCellWords();
  const name = useRowNames();
  const numbers = useMemo(() => new Intl.NumberFormat(language), [language]);
  return useMemo(
    () =>
      foundGroups(groups ?? [], typed, {
        cells,
        name,
        all: (count, things) => t('palette.all', { number: numbers.format(count), things }),
        menu: { label: t('palette.menuItems'), group: (one) => t(`palette.menu.${one}`) },
      }),
    [groups, typed, cells, name, numbers, t],
  );
}

function useRecent(): readonly PaletteGroup[] {
  const { t } = useTranslation();
  const text = useText();
  const { user, instanceId } = useActiveSite();
  return useMemo(() => {
    const things = readRecentThings({ user, instanceId });
    const entry = ({ href, title, kind }: RecentThing) => {
      const entity = entities.find((one) => one.name === kind);
      return {
        id: `recent${href}`,
        title,
        href,
        picture: <AreaIcon name={entity?.icon ?? ''} />,
        ...(entity && { second: text(entity.labels.one) }),
      };
    };
    return things.length === 0 ? [] : [{ id: RECENT, label: t('palette.groups.recent'), entries: things.map(entry) }];
  }, [user, instanceId, t, text]);
}

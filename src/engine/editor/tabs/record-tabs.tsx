import { type ComponentType, createElement, useCallback, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SetURLSearchParams, useLocation } from 'react-router-dom';
import { entities } from '../../../../generated/forms.ts';
import type { Entity } from '../../../contract/entity.ts';
import type { TabList as ListOfTab } from '../../../contract/tab-list.ts';
import { TabList } from '../../../ui/tab-list.tsx';
import type { EditSession } from '../../edit-session/edit-session.ts';
import { shown } from '../../entity/entity-kinds.ts';
import { linksOf } from '../../entity/links.tsx';
import { pathAbout } from '../../entity/paths.ts';
import { useAddOnReason } from '../../entity/use-read-only-reason.ts';
import type { HistoryEntriesProps } from '../../history/history-entries.tsx';
import { isRecorded } from '../../history/recorded.ts';
import { optionalPart } from '../../loading/optional-part.tsx';
import { useText } from '../../text/use-text.ts';
import { textAt, valueAt } from '../../values/values.ts';
import styles from './record-tabs.module.css';
import { type TabRows, useRowTotals } from './use-row-totals.ts';

/** Props of {@link RecordTabs}. */
export interface RecordTabsProps {
  entity: Entity;
  /** The identifier of what is edited. */
  id: string;
  /** As it is stored. */
  base: object;
  session: EditSession<object, object>;
  /** Why nothing can be changed here. */
  why: string | undefined;
  /** The tab that the address names; null for the form, which the page draws. */
  tab: string | null;
  /** The id of the form, which is shown when it is saved. */
  formId: string;
  onQuery: SetURLSearchParams;
}

/** What belongs to a thing, beside its form: the lists that its definition makes tabs of, where it is used, and its history. */
export function RecordTabs({ entity, id, base, session, why, tab, formId, onQuery }: RecordTabsProps) {
  const { t } = useTranslation();
  const text = useText();
  const panel = useId();
  const show = useShow(onQuery);
  const whyNot = useAddOnReason();
  const tabs: Tab[] = [
    { name: FORM, label: t('engine.record.title') },
    ...linksOf(entity, base).flatMap(({ path, label, requires, count }) => {
      const list = entity.tabs?.[path];
      if (!list || whyNot(requires) !== undefined) return [];
      const href = pathAbout(entity, path, { id: textAt(base, entity.id), thing: base });
      const known = count === undefined ? undefined : valueAt(base, count);
      return [{ name: list.name, label: text(label), rows: { list, href, known } }];
    }),
    ...(entity.uses ? [{ name: USES, label: t('engine.whereUsed.title') }] : []),
    ...(isRecorded(entity.name) ? [{ name: HISTORY, label: t('entryHistory.title') }] : []),
  ];
  const lists = tabs.flatMap(({ rows }) => rows ?? []);
  const totals = useRowTotals(lists);
  const current = tabs.find(({ name }) => name === tab);
  const isKnown = tab === null || current !== undefined;
  useEffect(() => {
    if (!isKnown) show(FORM, false);
  }, [isKnown, show]);
  useEffect(() => {
    if (tab === null) return undefined;
    // Before the form looks at itself: a field that is wrong could not take the focus else.
    const onSubmit = (): void => show(FORM);
    const form = document.getElementById(formId);
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, [tab, formId, show]);
  return (
    <div className={styles.tabs}>
      <TabList
        label={t('engine.links')}
        tabs={tabs.map(({ name, label, rows }) => ({
          name,
          label: rows ? <Counted label={label} total={totals[lists.indexOf(rows)]} /> : label,
        }))}
        current={tab ?? FORM}
        panel={tab === null ? formId : panel}
        onShow={show}
      />
      {tab === null || !current ? null : (
        <div id={panel} role="tabpanel" aria-label={current.label} className={styles.panel}>
          {current.rows ? (
            createElement(rowsOf(current.rows.list), {
              key: current.rows.href,
              href: current.rows.href,
              onLeave: () => show(FORM),
            })
          ) : tab === USES && entity.uses ? (
            <WhereUsed uses={entity.uses(id)} onLeave={() => show(FORM)} />
          ) : (
            <HistoryEntries entity={entity} id={id} session={session} why={why} onLeave={() => show(FORM)} />
          )}
        </div>
      )}
    </div>
  );
}

/** A tab: the rows of a list, or one of the engine's own. */
interface Tab {
  name: string;
  label: string;
  rows?: TabRows;
}

function Counted({ label, total }: { label: string; total: string | undefined }) {
  return (
    <>
      {label} <span className={styles.count}>{total}</span>
    </>
  );
}

/** The names of the tabs that are no lists. */
const [FORM, USES, HISTORY] = ['', 'uses', 'history'];

/** The way to another tab; at once, because a save leads to fields that must be there. */
function useShow(onQuery: SetURLSearchParams): (name: string, isAtOnce?: boolean) => void {
  const state: unknown = useLocation().state;
  return useCallback(
    (name, flushSync = true) =>
      onQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('tab');
          if (name !== FORM) next.set('tab', name);
          return next;
        },
        { replace: true, preventScrollReset: true, state, flushSync },
      ),
    [onQuery, state],
  );
}

/** The history comes when it is looked at. */
const HistoryEntries = optionalPart<HistoryEntriesProps & { onLeave(): void }>(
  async () => (await import('../../history/history-entries.tsx')).HistoryEntries,
  ({ onLeave }) => onLeave(),
);

/** What refers to the thing, too. */
const WhereUsed = optionalPart<{ uses: ReturnType<NonNullable<Entity['uses']>>; onLeave(): void }>(
  async () => (await import('../../list/where-used.tsx')).WhereUsed,
  ({ onLeave }) => onLeave(),
);

interface RowsProps {
  href: string;
  onLeave(): void;
}

const known = new WeakMap<ListOfTab, ComponentType<RowsProps>>();

/** The rows of a tab: their list and what draws it come when they are first shown. */
function rowsOf(list: ListOfTab): ComponentType<RowsProps> {
  const found = known.get(list) ?? fetchedRows(list);
  known.set(list, found);
  return found;
}

function fetchedRows({ name }: ListOfTab): ComponentType<RowsProps> {
  return optionalPart<RowsProps>(
    async () => {
      const route = entities.find((one) => one.name === name);
      const [entity, { RelatedList }] = await Promise.all([route?.load(), import('../../list/related-list.tsx')]);
      if (!entity) throw new Error(`There is no definition ${name}`);
      return ({ href }) => <RelatedList entity={shown(entity)} href={href} about={route?.about} />;
    },
    ({ onLeave }) => onLeave(),
  );
}

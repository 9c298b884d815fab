import { ArrowRight, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import styles from './diff-list.module.css';
import type { GroupChange, ItemChange, MenuDiff } from './diff-menus.ts';
import { type GroupName, type MenuPlace, shelfOf } from './menu-places.ts';
import { type MenuWords, useMenuWords } from './use-menu-words.ts';

/** How the publish of a group stands. */
export type GroupState = 'published' | 'failed' | 'waiting';

/** Props of {@link DiffList}. */
export interface DiffListProps {
  diff: MenuDiff;
  /** How the publish of each group stands, once one has begun. */
  states?: ReadonlyMap<GroupName, GroupState> | undefined;
}

/** More rows than these of one group are counted, not drawn. */
const DRAWN = 100;

/** What differs, group by group: where each item comes from, what it was called, and what else is new about it. */
export function DiffList({ diff, states }: DiffListProps) {
  const published = [...(states ?? [])].filter(([name]) => !diff.groups.some((group) => group.name === name));
  return (
    <div className={styles.groups}>
      {published.map(([name, state]) => (
        <GroupHead key={name} name={name} state={state} />
      ))}
      {diff.groups.map((group) => (
        <section key={group.name} className={styles.group}>
          <GroupHead name={group.name} state={states?.get(group.name)} />
          <GroupRows group={group} items={diff.items} />
        </section>
      ))}
    </div>
  );
}

const STATES = {
  published: { icon: <CircleCheck />, tone: 'success' },
  failed: { icon: <CircleX />, tone: 'error' },
  waiting: { icon: <Clock />, tone: 'neutral' },
} as const;

function GroupHead({ name, state }: { name: GroupName; state: GroupState | undefined }) {
  const { t } = useTranslation();
  const words = useMenuWords();
  return (
    <h3 className={styles.head}>
      {words.groupName(name)}
      {state ? (
        <Badge tone={STATES[state].tone} icon={STATES[state].icon}>
          {t(`menuPage.publish.states.${state}`)}
        </Badge>
      ) : null}
    </h3>
  );
}

function GroupRows({ group, items }: { group: GroupChange; items: readonly ItemChange[] }) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const own = items.filter(({ before, after }) => (after ?? before)?.group === group.name);
  const givenAway = items.filter(
    ({ before, after }) => after && before?.group === group.name && after.group !== group.name,
  );
  return (
    <ul className={styles.rows}>
      {group.kind === 'changed' ? null : <li className={styles.note}>{t(`menuPage.diff.group.${group.kind}`)}</li>}
      {group.properties.map((property) => (
        <li key={property} className={styles.note}>
          {t('menuPage.diff.groupProperty', { property: t(`menuPage.groupFields.${property}`) })}
        </li>
      ))}
      {own.slice(0, DRAWN).map((change) => (
        <ItemRow key={change.id} change={change} words={words} />
      ))}
      {own.length > DRAWN ? (
        <li className={styles.note}>{t('menuPage.diff.more', { count: own.length - DRAWN })}</li>
      ) : null}
      {givenAway.length > 0 ? (
        <li className={styles.note}>{t('menuPage.diff.away', { count: givenAway.length })}</li>
      ) : null}
    </ul>
  );
}

const TONES = { new: 'success', removed: 'error', moved: 'warning', renamed: 'info', changed: 'info' } as const;

function ItemRow({ change, words }: { change: ItemChange; words: MenuWords }) {
  const { t } = useTranslation();
  const { kinds, before, after, properties } = change;
  const place = after ?? before;
  if (!place) return null;
  const both = before && after ? { before, after } : undefined;
  return (
    <li className={styles.row}>
      <span className={styles.badges}>
        {kinds.map((kind) => (
          <Badge key={kind} tone={TONES[kind]}>
            {t(`menuPage.kinds.${kind}`)}
          </Badge>
        ))}
      </span>
      <div className={styles.what}>
        <b className={styles.name}>
          {both && kinds.includes('renamed') ? (
            <Change {...both} text={({ item }) => words.nameOf(item)} />
          ) : (
            words.nameOf(place.item)
          )}
        </b>
        <span className={styles.where}>
          {both && kinds.includes('moved') ? <Move {...both} words={words} /> : words.shelf(place)}
        </span>
        {(both ? properties : []).map((property) => (
          <span key={property} className={styles.where}>
            {t(`menuPage.fields.${property}`)}:{' '}
            {both ? <Change {...both} text={({ item }) => words.value(property, item[property])} /> : null}
          </span>
        ))}
      </div>
    </li>
  );
}

/** Where something was and is; on the same shelf only its number differs. */
function Move({ before, after, words }: { before: MenuPlace; after: MenuPlace; words: MenuWords }) {
  if (shelfOf(before) !== shelfOf(after)) return <Change before={before} after={after} text={words.place} />;
  return (
    <>
      {words.shelf(after)}: <Change before={before} after={after} text={words.position} />
    </>
  );
}

interface ChangeProps {
  before: MenuPlace;
  after: MenuPlace;
  text(place: MenuPlace): string;
}

/** How something was and how it is. */
function Change({ before, after, text }: ChangeProps) {
  const { t } = useTranslation();
  return (
    <>
      {text(before) || t('engine.none')} <ArrowRight className={styles.arrow} aria-label={t('changes.becomes')} />{' '}
      {text(after) || t('engine.none')}
    </>
  );
}

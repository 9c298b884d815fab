import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Entity, Use } from '../contract/entity.ts';
import { Banner } from '../ui/banner.tsx';
import { AppLink } from '../ui/link.tsx';
import styles from './action-uses.module.css';

/** What refers to the things that an action is to be done to, for its question. */
export interface ActionUses {
  /** Undefined where the action asks for none. */
  content: ReactNode;
  /** It is not known yet: the answer to the question waits. */
  isReading: boolean;
}

/** Of so many things it is asked what refers to them; of more nobody reads it. */
const ASKED = 20;
/** So many uses are listed; of the rest the number is told. */
const LISTED = 10;

/** Reads what refers to things before an action is done to them, as its definition wants; `ids` are none until the question is asked. */
export function useActionUses(entity: Entity, action: Action | undefined, ids: readonly string[]): ActionUses {
  const { t } = useTranslation();
  const usesOf = action && entity.uses?.[action.name];
  const asked = usesOf ? ids.slice(0, ASKED) : [];
  const { uses, isReading, isFailed } = useQueries({
    // What refers to a thing now decides, not what did when it was last looked at.
    queries: usesOf ? asked.map((id) => ({ ...usesOf(id), staleTime: 0, gcTime: 0 })) : [],
    combine,
  });
  if (asked.length === 0) return { content: undefined, isReading: false };
  if (isReading) return { content: <p>{t('engine.uses.reading')}</p>, isReading };
  if (isFailed) return { content: <Banner status="warning" title={t('engine.uses.failed')} />, isReading };
  return { content: <Uses uses={uses} />, isReading };
}

function Uses({ uses }: { uses: readonly Use[] }) {
  const { t } = useTranslation();
  if (uses.length === 0) return <p>{t('engine.uses.none')}</p>;
  const rest = uses.length - LISTED;
  return (
    <Banner status="warning" title={t('engine.uses.title', { count: uses.length })}>
      <ul className={styles.uses}>
        {uses.slice(0, LISTED).map((use) => (
          <li key={`${use.path} ${use.id}`}>
            <AppLink href={use.path} target="_blank" className={styles.link} title={use.title}>
              <bdi>{use.title}</bdi>
            </AppLink>
          </li>
        ))}
        {rest > 0 ? <li>{t('engine.uses.more', { count: rest })}</li> : null}
      </ul>
    </Banner>
  );
}

/** What refers to several of the things is told once. */
const toldOnce = (uses: readonly Use[]): Use[] => [
  ...new Map(uses.map((use) => [`${use.path} ${use.id}`, use])).values(),
];

function combine(results: UseQueryResult<readonly Use[]>[]) {
  return {
    uses: toldOnce(results.flatMap(({ data }) => data ?? [])),
    isReading: results.some(({ isPending, isFetching }) => isPending && isFetching),
    isFailed: results.some(({ isError }) => isError),
  };
}

import { type Query, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import type { Action, Entity } from '../../contract/entity.ts';
import type { Use } from '../../contract/use.ts';
import { Banner } from '../../ui/banner.tsx';
import { AppLink } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { matchesName } from '../values/matches-name.ts';
import styles from './action-uses.module.css';
import { useNames } from './row-name.ts';
import { keyOfUse, toldOnce } from './told-once.ts';

/** What refers to the things that an action is to be done to, for its question. */
export interface ActionUses {
  /** Undefined where the action asks for none. */
  content: ReactNode;
  /** It is not known yet: the answer to the question waits. */
  isReading: boolean;
  /** Nothing refers to any of them, or the action does not ask. */
  isNone: boolean;
  /**
   * Why it cannot be done yet, as a sentence: what refers to the things is still looked for, or the name of what is in
   * use was not typed.
   */
  why: string | undefined;
  /** Reads once more what refers to them. */
  lookAgain(): void;
  /** The things that are meant to go although something refers to them: it was shown, and the name was typed. */
  evenInUse: ReadonlySet<string>;
}

/** A thing that is asked about: its id and what it is called. */
export interface AskedThing {
  id: string;
  name: string;
}

/** Of so many things it is asked what refers to them; of more nobody reads it. */
const ASKED = 20;
/** So many uses are listed; of the rest the number is told. */
const LISTED = 10;
const NONE: ReadonlySet<string> = new Set();
const isUnread = ({ state }: Query<readonly Use[], Error, readonly Use[], readonly unknown[]>): boolean =>
  state.data === undefined;

/**
 * Reads what refers to things before an action is done to them, as its definition wants; there are none until the
 * question is asked. What the service refuses to delete while it is in use is deleted only after its name was typed.
 * `isAgain`: something came to refer to them since they were asked about.
 */
export function useActionUses(
  entity: Entity,
  action: Action | undefined,
  things: readonly AskedThing[],
  isAgain = false,
): ActionUses {
  const { t } = useTranslation();
  const usesOf = action?.uses && entity.uses;
  const asked = usesOf ? things.slice(0, ASKED) : [];
  const key = asked.map(({ id }) => id).join(' ');
  const [written, setWritten] = useState({ key, text: '' });
  const typed = written.key === key ? written.text : '';
  const { usesByThing, isReading, isFailed, lookAgain } = useQueries({
    // What refers to a thing now decides, not what did when it was last looked at. Once read it is read again when
    // asked for alone: after a removal there is nothing to read.
    queries: usesOf ? asked.map(({ id }) => ({ ...usesOf(id), staleTime: 0, gcTime: 0, enabled: isUnread })) : [],
    combine,
  });
  const open = { isReading, isNone: false, why: undefined, lookAgain, evenInUse: NONE };
  if (asked.length === 0) return { ...open, content: undefined, isReading: false, isNone: true };
  if (isReading) {
    const why = t('engine.uses.reading');
    return { ...open, content: <p>{why}</p>, why };
  }
  if (isFailed) {
    return { ...open, content: <Banner status="warning" title={t('engine.uses.failed')} /> };
  }
  const inUse = asked.filter((_, index) => (usesByThing[index] ?? []).length > 0);
  const content = <Uses uses={toldOnce(usesByThing.flat())} of={asked.length} isAgain={isAgain} />;
  if (!action?.remove || entity.refusesInUse !== true || inUse.length === 0) {
    return { ...open, content, isNone: inUse.length === 0 && asked.length === things.length };
  }
  const [only] = inUse;
  const phrase = inUse.length === 1 && only?.name ? only.name : t('engine.uses.phrase', { count: inUse.length });
  const isMeant = matchesName(typed, phrase);
  return {
    ...open,
    content: (
      <>
        {content}
        <TextField
          label={t('engine.uses.type', { phrase })}
          value={typed}
          onChange={(text) => setWritten({ key, text })}
          error={!isMeant && typed.length >= phrase.length ? t('engine.uses.notTyped') : undefined}
          autoComplete="off"
        />
      </>
    ),
    why: isMeant ? undefined : t('engine.uses.typeFirst', { phrase }),
    evenInUse: isMeant ? new Set(inUse.map(({ id }) => id)) : NONE,
  };
}

/**
 * Whether an action that was asked about with what refers to the thing has to be asked about once more, because
 * something came to refer to it since.
 */
export const asksAgain = (entity: Entity, action: Action, error: unknown): boolean =>
  action.uses === true && isRefusedInUse(entity, error);

/** Whether the service refused to delete a thing because something refers to it. */
export function isRefusedInUse(entity: Entity, error: unknown): boolean {
  if (entity.refusesInUse !== true || !(error instanceof ApiError) || error.status !== 409) return false;
  return error.fields.some(({ code }) => code === 'inUse');
}

/** What refers to `of` things. */
function Uses({ uses, of, isAgain }: { uses: readonly Use[]; of: number; isAgain: boolean }) {
  const { t } = useTranslation();
  const nameOf = useNames();
  if (uses.length === 0) return <p>{t('engine.uses.none', { count: of })}</p>;
  const rest = uses.length - LISTED;
  const titleOf = ({ title, titles }: Use): string => nameOf(titles) || title;
  return (
    <>
      {isAgain ? <Banner status="error" title={t('engine.uses.since')} /> : null}
      <Banner status="warning" title={t('engine.uses.title', { count: uses.length })}>
        <ul className={styles.uses}>
          {uses.slice(0, LISTED).map((use) => (
            <li key={keyOfUse(use)}>
              <AppLink href={use.path} target="_blank" className={styles.link} title={titleOf(use)}>
                <bdi>{titleOf(use)}</bdi>
              </AppLink>
            </li>
          ))}
          {rest > 0 ? <li>{t('engine.uses.more', { count: rest })}</li> : null}
        </ul>
      </Banner>
    </>
  );
}

function combine(results: UseQueryResult<readonly Use[]>[]) {
  return {
    usesByThing: results.map(({ data }) => data ?? []),
    isReading: results.some(({ isPending, isFetching }) => isPending && isFetching),
    isFailed: results.some(({ isError }) => isError),
    lookAgain: () => {
      for (const { refetch } of results) void refetch();
    },
  };
}

import { useCallback, useMemo, useState } from 'react';
import type { Entity } from '../../contract/entity.ts';
import type { Side } from '../merge/conflict.ts';
import type { Meanwhile, MergedForm, SavedMerge } from '../merge/save-merged.ts';

/** A question about what both changed, and what answers it. */
export interface Question {
  meanwhile: Meanwhile;
  /** Undefined: not now. */
  answer(choices: ReadonlyMap<string, Side> | undefined): void;
}

/** Saving over what somebody else saved meanwhile; the merge itself is fetched when it is first needed. */
export interface Merging {
  question: Question | undefined;
  /**
   * Merges and saves, as `saveMerged`.
   * @param send sends what was edited from a base; answers what was stored
   */
  save(
    id: string,
    edit: { base: object; edited: object },
    send: (base: object, edited: object) => Promise<object>,
  ): Promise<SavedMerge | undefined>;
}

/**
 * Merges what is edited with what somebody else saved; where both changed the same, it holds a question until it is
 * answered.
 */
export function useMerging(entity: Entity, take: (merge: MergedForm) => void): Merging {
  const [question, setQuestion] = useState<Question>();
  const save = useCallback<Merging['save']>(
    async (id, edit, send) => {
      const { saveMerged } = await import('../merge/save-merged.ts');
      const choose = (meanwhile: Meanwhile) =>
        new Promise<ReadonlyMap<string, Side> | undefined>((resolve) => {
          const answer: Question['answer'] = (choices) => {
            setQuestion(undefined);
            resolve(choices);
          };
          setQuestion({ meanwhile, answer });
        });
      return saveMerged(entity, id, edit, { send, choose, take });
    },
    [entity, take],
  );
  return useMemo(() => ({ question, save }), [question, save]);
}

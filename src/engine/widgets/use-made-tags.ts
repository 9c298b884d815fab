import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import { failureText } from '../text/failure-text.ts';
import { useFormScope } from './form-context.ts';

/** How a widget makes a tag of what was written. */
export interface MadeTags {
  /** Left out where none can be made. */
  make: ((name: string) => void) | undefined;
  isMaking: boolean;
  /** Why the last one could not be made, with its name, so that it can be written again. */
  problem: string | undefined;
  /** What came of it, for those who do not see the field. */
  news: string;
  /** Takes the problem away. */
  forget(): void;
}

/**
 * Makes tags by the operation of this name. One that was there already under the name is taken instead: that is what
 * was meant.
 */
export function useMadeTags(operation: string | undefined, onMade: (row: object) => void): MadeTags {
  const { t } = useTranslation();
  const maker = useFormScope().makers?.[operation ?? ''];
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const make = async (name: string): Promise<void> => {
    if (!maker) return;
    setMaking(true);
    setProblem(undefined);
    try {
      onMade(await maker({ name }, {}));
      setNews(t('engine.tags.made', { name }));
    } catch (error) {
      const existing = error instanceof ApiError ? error.existing : undefined;
      if (existing) {
        onMade({ value: existing.uuid, name: existing.displayName });
        setNews(t('engine.tags.there', { name: existing.displayName }));
      } else setProblem(t('engine.tags.failed', { name, why: failureText(t, error) }));
    } finally {
      setMaking(false);
    }
  };
  return {
    make: maker ? (name) => void make(name) : undefined,
    isMaking,
    problem,
    news,
    forget: () => setProblem(undefined),
  };
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteArticlePresence } from '../../../generated/api/articles/articles.ts';
import type { ArticleEditor } from '../../../generated/model/index.ts';
import { Banner } from '../../ui/banner.tsx';

/** How often the service is told that the article is open, milliseconds; it forgets after 60 seconds. */
const EVERY_MS = 20_000;
const NOBODY: readonly ArticleEditor[] = [];

/** Says who else has the article open. Nobody is kept out: what two change is merged. */
export function OthersHere({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const others = useOthers(id);
  if (others.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(others.map(({ name }) => name));
  return (
    <Banner status="info" title={t('articles.othersHere', { count: others.length, names })}>
      {t('articles.othersMerge')}
    </Banner>
  );
}

/** Tells the service that the article is open while its tab is in sight, and gives who else has it open. */
function useOthers(id: string): readonly ArticleEditor[] {
  const [others, setOthers] = useState(NOBODY);
  useEffect(() => {
    const ended = new AbortController();
    const note = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const { others: now } = await noteArticlePresence(id, { isEditing: true }, { signal: ended.signal });
      setOthers((before) => (now.length === 0 && before.length === 0 ? before : now));
    };
    // Who else is here is no reason to disturb anybody who writes.
    const quietly = (): void => void note().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, EVERY_MS);
    document.addEventListener('visibilitychange', quietly);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', quietly);
      ended.abort();
      void noteArticlePresence(id, { isEditing: false }).catch(() => undefined);
    };
  }, [id]);
  return others;
}

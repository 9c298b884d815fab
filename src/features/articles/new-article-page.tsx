import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCopyFromTemplate, useListArticleTemplates } from '../../../generated/api/articles/articles.ts';
import type { Article } from '../../../generated/model/index.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { EditorPage } from '../../engine/editor/editor-page.tsx';
import type { EditorSlots } from '../../engine/editor/editor-slots.ts';
import { paths } from '../../engine/routing/paths.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import styles from './article.module.css';
import { FactsCard } from './facts/facts-card.tsx';
import { GamesCard } from './games-card.tsx';
import { HiddenPicturesCard } from './hidden-pictures-card.tsx';
import { useLivePreview } from './live-preview/use-live-preview.tsx';
import { ShareCard } from './share/share-card.tsx';

/**
 * The page of a new article, in the language of the site: an empty one, or what a template gives. Where the address names a game it has its words, and
 * is linked to it as what the address says (`as`).
 */
export function NewArticlePage({ entity }: { entity: WholeEntity }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const [templateId, gameUuid] = [address.get('template'), address.get('game')];
  const given = { templateId: templateId ?? '', ...(gameUuid && { gameUuid }) };
  const { data, error, isFetching, refetch } = useCopyFromTemplate(given, {
    query: {
      select: (reply) => reply.data.article,
      enabled: templateId !== null,
      staleTime: Number.POSITIVE_INFINITY,
    },
  });
  const as = address.get('as') ?? 'game';
  const { language } = useActiveSite();
  const started = useMemo((): WholeEntity => {
    const tags = gameUuid ? { tags: [{ value: `game.${gameUuid}.${as}` }] } : {};
    const initial = { ...entity.form.initial, ...(language && { lang: language }), ...(data ?? tags) };
    return { ...entity, form: { ...entity.form, initial } };
  }, [entity, data, gameUuid, as, language]);
  const preview = useLivePreview();
  const slots = useMemo(
    (): EditorSlots => ({
      actions: () => preview.toggle,
      beside: (edited) => preview.beside(edited as Article),
      above: () => <Templates chosen={templateId} />,
      checks: (_, edited) => (
        <>
          <FactsCard edited={edited as Article} />
          <HiddenPicturesCard edited={edited as Article} />
        </>
      ),
      aside: (_, commands, edited) => (
        <div className={styles.aside}>
          <GamesCard edited={edited as Article} commands={commands} />
          <ShareCard edited={edited as Article} />
        </div>
      ),
    }),
    [templateId, preview],
  );
  if (templateId !== null && !data) {
    return error ? (
      <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {failureText(t, error)}
      </ErrorState>
    ) : (
      <Skeleton shape="block" />
    );
  }
  return <EditorPage key={[templateId, gameUuid].join()} entity={started} slots={slots} />;
}

/** The templates that an article can start from, each at its address; nothing where the site has none. */
function Templates({ chosen }: { chosen: string | null }) {
  const { t } = useTranslation();
  const { data = [] } = useListArticleTemplates();
  const [address] = useSearchParams();
  if (data.length === 0) return null;
  const hrefOf = (template: string | null): string => {
    const other = new URLSearchParams(address);
    if (template === null) other.delete('template');
    else other.set('template', template);
    return other.size > 0 ? `${paths.articles.create()}?${other}` : paths.articles.create();
  };
  const empty = { href: hrefOf(null), label: t('articles.templates.empty'), isCurrent: chosen === null };
  const tabs = data.map(({ id, name }) => ({
    href: hrefOf(id),
    label: name,
    isCurrent: chosen === id,
  }));
  return <TabLinks label={t('articles.templates.label')} tabs={[empty, ...tabs]} />;
}

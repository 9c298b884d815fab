import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../../generated/model/index.ts';
import { bodyText, introText } from '../../../../openapi/formats/article-text.ts';
import { useDebounced } from '../../../engine/loading/use-debounced.ts';
import { useSiteFrame } from '../../../site-preview/use-site-frame.ts';
import { Card } from '../../../ui/card.tsx';
import { gamesOf } from '../live-preview/shown-article.ts';
import { useGames } from '../live-preview/use-previewed.ts';
import notes from '../notes.module.css';
import { checkFacts } from './check-facts.ts';

/** So long nobody writes before the text is compared, milliseconds. */
const PAUSE_MS = 1_000;

/** What the text tells otherwise than the games that it is linked to. It warns, and keeps nobody from publishing. */
export function FactsCard({ edited }: { edited: Article }) {
  const { t } = useTranslation();
  const article = useDebounced(edited, PAUSE_MS);
  const { linked } = gamesOf(article);
  const games = useGames(linked);
  const { data: frame } = useSiteFrame();
  const facts = useMemo(
    () => (frame ? checkFacts(textOf(article), [...games.values()], frame.timeZone) : []),
    [article, games, frame],
  );
  if (facts.length === 0) return null;
  return (
    <Card title={t('articles.facts.label')} description={t('articles.facts.text')} layout="plain">
      <ul className={notes.notes}>
        {facts.map((fact) => (
          <li key={`${fact.about} ${fact.game} ${fact.is}`}>
            <TriangleAlert aria-hidden="true" />
            <span>{t(`articles.facts.${fact.about}`, { ...fact })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function textOf({ articleVersion, header, intro, body }: Article): string {
  return [header, introText(intro), bodyText(articleVersion, body)].join('\n');
}

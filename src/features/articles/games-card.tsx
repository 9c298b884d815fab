import { Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestArticleGames } from '../../../generated/api/articles/articles.ts';
import type { Article, GameSuggestion } from '../../../generated/model/index.ts';
import { bodyText, introText } from '../../../openapi/formats/article-text.ts';
import type { EditorCommands } from '../../engine/editor/editor-slots.ts';
import { useNames } from '../../engine/entity/row-name.ts';
import { formatDate } from '../../engine/values/date-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './article.module.css';

/** So much of a text tells its games. */
const ENOUGH = 4_000;
/** No shorter text names a game. */
const SHORTEST = 20;
/** So long nobody writes before games are looked for, milliseconds. */
const PAUSE_MS = 1_500;
const NONE: readonly GameSuggestion[] = [];

/** Props of {@link GamesCard}. */
export interface GamesCardProps {
  edited: Article;
  commands: EditorCommands;
}

/** Games that the text seems to be about, to be linked with one press. */
export function GamesCard({ edited, commands }: GamesCardProps) {
  const { t } = useTranslation();
  const nameOf = useNames();
  const text = useMemo(() => textOf(edited), [edited]);
  const { publishedAt } = edited;
  const suggested = useSuggested(text, publishedAt ?? null);
  const linked = new Set((edited.tags ?? []).map(({ value }) => value.split('.')[1]));
  const found = suggested.filter(({ gameUuid }) => !linked.has(gameUuid));
  if (found.length === 0) return null;
  const titleOf = ({ titles, title }: GameSuggestion): string => nameOf(titles) || title;
  const link = (game: GameSuggestion): void =>
    commands.change((body) => {
      const { tags = [] } = body as Article;
      const value = `game.${game.gameUuid}.${game.linkType}`;
      return { ...body, tags: [...tags, { value, name: game.title, titles: game.titles }] };
    });
  return (
    <Card title={t('articles.games.label')} description={t('articles.games.text')} layout="plain">
      <ul className={styles.list}>
        {found.map((game) => (
          <li key={game.gameUuid} className={styles.row}>
            <span className={styles.game}>
              <bdi>{titleOf(game)}</bdi>
              {game.startDateTime ? <small>{formatDate(game.startDateTime)}</small> : null}
            </span>
            <Button
              size="md"
              icon={<Plus />}
              label={t('articles.games.linkNamed', { game: titleOf(game), type: t(`articles.games.${game.linkType}`) })}
              onPress={() => link(game)}
            >
              {t(`articles.games.${game.linkType}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The games that a text seems to be about, looked for once nothing was written for a while. */
function useSuggested(text: string, publishedAt: string | null): readonly GameSuggestion[] {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (text.length < SHORTEST) return;
    const ended = new AbortController();
    const look = async (): Promise<void> => {
      setFound(await suggestArticleGames({ text, publishedAt }, { signal: ended.signal }));
    };
    // A suggestion that fails is missed by nobody.
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text, publishedAt]);
  return found;
}

/** The words that tell what the article is about: headline, intro and the beginning of the body. */
function textOf({ articleVersion, header, intro = null, body = null }: Article): string {
  return [header, introText(intro), bodyText(articleVersion, body)].join('\n').slice(0, ENOUGH).trim();
}

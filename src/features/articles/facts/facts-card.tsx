import { useQueries } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetTeamSquadQueryOptions } from '../../../../generated/api/squads/squads.ts';
import type { Article, Game, Squad } from '../../../../generated/model/index.ts';
import { bodyText, introText } from '../../../../openapi/formats/article-text.ts';
import { useDebounced } from '../../../engine/loading/use-debounced.ts';
import { useSiteFrame } from '../../../site-preview/use-site-frame.ts';
import { Card } from '../../../ui/card.tsx';
import { gamesOf } from '../live-preview/shown-article.ts';
import { useGames } from '../live-preview/use-previewed.ts';
import notes from '../notes.module.css';
import { checkFacts } from './check-facts.ts';
import { checkPeople, type Person } from './check-people.ts';

/** So long nobody writes before the text is compared, milliseconds. */
const PAUSE_MS = 1_000;
/** How long a squad counts as known, milliseconds. */
const FRESH = 5 * 60_000;
/** So far from today a team may have had others, milliseconds. */
const SAME_SQUAD = 60 * 24 * 60 * 60_000;

/** What the text tells otherwise than the games that it is linked to. It warns, and keeps nobody from publishing. */
export function FactsCard({ edited }: { edited: Article }) {
  const { t } = useTranslation();
  const article = useDebounced(edited, PAUSE_MS);
  const { linked } = gamesOf(article);
  const games = useGames(linked);
  const { data: frame } = useSiteFrame();
  const people = useSquads(games);
  const facts = useMemo(() => {
    if (!frame) return [];
    const text = textOf(article);
    const names = [article.author, ...(article.tags ?? []).map(({ name }) => name)];
    const others = names.filter((name) => typeof name === 'string');
    return [...checkFacts(text, [...games.values()], frame.timeZone), ...checkPeople(text, people, others)];
  }, [article, games, frame, people]);
  if (facts.length === 0) return null;
  return (
    <Card title={t('articles.facts.label')} description={t('articles.facts.text')} layout="plain">
      <ul className={notes.notes}>
        {facts.map((fact) => (
          <li key={Object.values(fact).join(' ')}>
            <TriangleAlert aria-hidden="true" />
            <span>{t(`articles.facts.${fact.about}`, { ...fact })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who plays and works for the teams of games of these days: squads of former ones are not kept. */
function useSquads(games: ReadonlyMap<string, Game>): readonly Person[] {
  const [now] = useState(Date.now);
  const recent = [...games.values()].filter((game) => isNear(game, now));
  const teams = new Set(recent.flatMap(({ homeTeamInfo, awayTeamInfo }) => [homeTeamInfo?.uuid, awayTeamInfo?.uuid]));
  return useQueries({
    queries: [...teams].flatMap((teamUuid) =>
      teamUuid ? [{ ...getGetTeamSquadQueryOptions({ teamUuid }), staleTime: FRESH }] : [],
    ),
    combine: joined,
  });
}

/** Everyone of the squads; nobody while one of them is still to come: its players would count as unknown. */
function joined(reads: readonly { data: Squad | undefined }[]): readonly Person[] {
  return reads.every(({ data }) => data)
    ? reads.flatMap(({ data }) => [...(data?.players ?? []), ...(data?.staffs ?? [])])
    : [];
}

const isNear = ({ startDateTime }: Game, now: number): boolean =>
  startDateTime !== null && Math.abs(Date.parse(startDateTime) - now) < SAME_SQUAD;

function textOf({ articleVersion, header, intro, body }: Article): string {
  return [header, introText(intro), bodyText(articleVersion, body)].join('\n');
}

import { GameRow, GameStrip } from '../game-card.tsx';
import { useSite } from '../site-context.ts';
import { PartHeading } from './part-heading.tsx';
import { type SectionProps, titleOf } from './section-props.ts';

/** Games: a strip across the page, or rows in a column. */
export function Games({ section, isWide }: SectionProps) {
  const { words, paths } = useSite();
  const games = section.items.flatMap(({ game }) => (game ? [game] : []));
  const heading = <PartHeading section={section} more={words.allGames} path={paths.schedule} />;
  if (isWide) {
    return (
      <>
        {titleOf(section) !== null && <div className="s-wide s-strip-head">{heading}</div>}
        <GameStrip games={games} title={section.title || words.games} />
      </>
    );
  }
  return (
    <>
      {heading}
      <div className="s-game-rows">
        {games.map((game) => (
          <GameRow key={game.uuid} game={game} />
        ))}
      </div>
    </>
  );
}

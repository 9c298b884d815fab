import { gameAddress } from './addresses.ts';
import { Crest } from './crest.tsx';
import { GameMoment, gameName } from './game-card.tsx';
import type { ShownGame } from './page-data.ts';
import { Photo } from './photo.tsx';
import { useSite } from './site-context.ts';

/** What opens the start page of a site without news: its next game, else its name. */
export function NextGame({ game, picture }: { game: ShownGame | undefined; picture: string | undefined }) {
  const site = useSite();
  const { words, pictures } = site;
  const hasPicture = Boolean(picture && pictures[picture]);
  const [home, away] = [game?.homeTeamInfo, game?.awayTeamInfo];
  const address = game && gameAddress(site, game.uuid);
  return (
    <section className={hasPicture ? 's-lead' : 's-lead s-lead-plain'}>
      {hasPicture && <Photo of={picture} ratio="16:9" sizes="100vw" first />}
      <div className="s-lead-text">
        {game ? (
          <>
            <p className="s-line">
              <span className="s-label">{words.nextGame}</span>
              <GameMoment game={game} />
            </p>
            <p className="s-duel" aria-hidden="true">
              <Crest of={home?.icon} name={home?.displayName ?? '?'} size={112} />
              <Crest of={away?.icon} name={away?.displayName ?? '?'} size={112} />
            </p>
            <h1>{address ? <a href={address}>{gameName(game, site.lang)}</a> : gameName(game, site.lang)}</h1>
            <p className="s-lead-intro">{game.venueName}</p>
          </>
        ) : (
          <h1>{site.name}</h1>
        )}
      </div>
    </section>
  );
}

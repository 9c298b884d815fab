import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import { gameAddress } from '../addresses.ts';
import { Crest } from '../crest.tsx';
import { shortDay, timeOfDay } from '../dates.ts';
import { GameMoment, gameName } from '../game-card.tsx';
import { itemTitle } from '../sections/section-props.ts';
import { useSite } from '../site-context.ts';
import { SlideButtons } from './slide-buttons.tsx';
import { SlidePicture } from './slide-picture.tsx';

/** A game that tickets are sold to: when it is, who plays, and how the sale stands. */
export function TicketPromoSlide({ item }: { item: ResolvedItem }) {
  const site = useSite();
  const { game, picture, slide, text } = item;
  if (!slide) return null;
  const title = game && item.title === game.displayName ? gameName(game, site.lang) : itemTitle(item, site);
  const address = game ? gameAddress(site, game.uuid) : undefined;
  const place = [game?.venueName, slide.price].filter(Boolean).join(' · ');
  return (
    <article className={picture ? 's-ticket' : 's-ticket s-ticket-plain'}>
      {picture && (
        <SlidePicture picture={picture} phonePicture={slide.phonePicture} sizes="(min-width: 900px) 60vw, 100vw" />
      )}
      <div className="s-ticket-words">
        <SaleLine slide={slide} />
        {game && (
          <p className="s-duel" aria-hidden="true">
            <Crest of={game.homeTeamInfo?.icon} name={game.homeTeamInfo?.displayName ?? '?'} size={72} />
            <Crest of={game.awayTeamInfo?.icon} name={game.awayTeamInfo?.displayName ?? '?'} size={72} />
          </p>
        )}
        <h2 className="s-ticket-title">{address ? <a href={address}>{title}</a> : title}</h2>
        {game && (
          <p className="s-ticket-moment">
            <GameMoment game={game} />
          </p>
        )}
        {place && <p>{place}</p>}
        {text && <p className="s-ticket-text">{text}</p>}
        <SlideButtons buttons={slide.buttons} />
      </div>
    </article>
  );
}

function SaleLine({ slide }: { slide: NonNullable<ResolvedItem['slide']> }) {
  const site = useSite();
  const { words } = site;
  const { saleState, onSaleFrom } = slide;
  const from = onSaleFrom
    ? `${words.onSaleFrom} ${shortDay(site, onSaleFrom)} ${timeOfDay(site, onSaleFrom)}`
    : words.notYetOnSale;
  const lines = { notYet: from, onSale: words.onSale, fewLeft: words.fewLeft, soldOut: words.soldOut };
  if (saleState === null) return null;
  return <p className={`s-sale s-sale-${saleState}`}>{lines[saleState]}</p>;
}

import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import { linkAddress } from '../addresses.ts';
import { GameMoment, gameName } from '../game-card.tsx';
import { itemTitle } from '../sections/section-props.ts';
import { useSite } from '../site-context.ts';
import { SlideButtons } from './slide-buttons.tsx';
import { SlideFilm } from './slide-film.tsx';
import { SlidePicture } from './slide-picture.tsx';

/** A picture or a film with the words that stand on it. */
export function HeroSlide({ item, isFirst }: { item: ResolvedItem; isFirst: boolean }) {
  const site = useSite();
  const { text, href, openInNewTab, picture, slide, game } = item;
  if (!slide) return null;
  const title = game ? gameName(game, site.lang) : itemTitle(item, site);
  const address = linkAddress(site, href);
  const isFilm = picture?.type === 'video' && picture.video !== null;
  const elsewhere = openInNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <article
      className={`s-hero s-hero-${slide.textPosition} s-hero-${slide.textColour}${isFilm ? ' s-hero-film' : ''}`}
    >
      {picture && isFilm && <SlideFilm picture={picture} video={slide.video} />}
      {picture && !isFilm && (
        <>
          <SlidePicture picture={picture} phonePicture={slide.phonePicture} sizes="100vw" isFirst={isFirst} />
          <Shade percent={slide.overlay} />
        </>
      )}
      <div className="s-hero-words">
        {slide.kicker && <p className="s-kicker">{slide.kicker}</p>}
        <h2 className="s-hero-title">
          {address ? (
            <a href={address} {...elsewhere}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        {text && <p className="s-hero-text">{text}</p>}
        {game && !text && (
          <p className="s-hero-text">
            <GameMoment game={game} />
            {game.venueName && ` · ${game.venueName}`}
          </p>
        )}
        <SlideButtons buttons={slide.buttons} />
      </div>
    </article>
  );
}

/** How much the picture is darkened. */
function Shade({ percent }: { percent: number }) {
  return (
    <svg className="s-hero-shade" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fillOpacity={percent / 100} />
    </svg>
  );
}

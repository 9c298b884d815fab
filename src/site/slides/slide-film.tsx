import type { ResolvedPicture } from '../../../generated/model/resolvedPicture.ts';
import type { SlideVideo } from '../../../generated/model/slideVideo.ts';
import { pictureAddress } from '../addresses.ts';

type SlideFilmProps = { picture: NonNullable<ResolvedPicture>; video: SlideVideo };

/** The film of a slide. One that starts by itself has its controls whatever the slide says: visitors must be able to stop it. */
export function SlideFilm({ picture, video }: SlideFilmProps) {
  const { autoplay = false, controls = true, inline = true, loop = false, muted = true } = video;
  return (
    <video
      className="s-hero-video"
      autoPlay={autoplay}
      controls={controls || autoplay}
      playsInline={inline}
      loop={loop}
      muted={muted}
      preload={autoplay ? 'auto' : 'none'}
      poster={pictureAddress(picture, 1200, '16:9')}
      aria-label={picture.alt}
    >
      <source src={picture.video ?? undefined} />
    </video>
  );
}

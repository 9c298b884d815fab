import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import { linkAddress } from '../addresses.ts';
import { Photo } from '../photo.tsx';
import { itemTitle } from '../sections/section-props.ts';
import { useSite } from '../site-context.ts';
import { NoteIcon } from './note-icon.tsx';

/** A short notice, in the colours of its tone. */
export function InfoSlide({ item }: { item: ResolvedItem }) {
  const site = useSite();
  const { href, openInNewTab, picture, slide, text } = item;
  if (!slide) return null;
  const address = linkAddress(site, href);
  const title = itemTitle(item, site);
  const elsewhere = openInNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <article className={`s-note s-note-${slide.tone ?? 'info'}`}>
      {picture ? <Photo of={picture} ratio="1:1" sizes="72px" /> : <NoteIcon icon={slide.icon} />}
      <div className="s-note-words">
        <h2 className="s-note-title">
          {address ? (
            <a href={address} {...elsewhere}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        {text && <p>{text}</p>}
      </div>
      {slide.dismissible && (
        <label className="s-note-hide">
          <input type="checkbox" className="s-hidden" />
          <span>{site.words.hideNote}</span>
        </label>
      )}
    </article>
  );
}

import type { ResolvedButton } from '../../../generated/model/resolvedButton.ts';
import { linkAddress } from '../addresses.ts';
import { useSite } from '../site-context.ts';

/** The buttons of a slide, those that lead somewhere. */
export function SlideButtons({ buttons }: { buttons: readonly ResolvedButton[] }) {
  const site = useSite();
  const shown = buttons.flatMap((button) => {
    const address = linkAddress(site, button.href);
    return address === undefined ? [] : [{ ...button, address }];
  });
  if (shown.length === 0) return null;
  return (
    <p className="s-ctas">
      {shown.map(({ address, text, type, size, openInNewTab }) => (
        <a
          key={text + address}
          className={`s-cta s-cta-${type} s-cta-${size}`}
          href={address}
          rel="noopener"
          {...(openInNewTab && { target: '_blank' })}
        >
          {text}
        </a>
      ))}
    </p>
  );
}

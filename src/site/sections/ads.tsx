import { useSite } from '../site-context.ts';
import type { SectionProps } from './section-props.ts';

/** Room for an ad. Nothing of its provider runs here: the slot stands there with its name. */
export function Ads({ section }: SectionProps) {
  const { words } = useSite();
  return section.items.map(({ id, title }) => (
    <aside key={id} className="s-ad" aria-label={words.ad}>
      <span>{words.ad}</span>
      <b>{title}</b>
    </aside>
  ));
}

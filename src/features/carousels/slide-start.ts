import type { TFunction } from 'i18next';
import type { Values } from '../../engine/values/values.ts';
import type { SlideKind } from './slide-adder.tsx';

/** What a new slide begins with beside what its form gives it, in the language of the site: its visitors read it. */
export function startOf(t: TFunction, kind: SlideKind, lang: 'en' | 'sv'): Values {
  return kind === 'ticketPromo' ? { buttonText: t(`carousels.source.tickets.${lang}`) } : {};
}

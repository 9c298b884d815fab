import { createContext, use } from 'react';
import type { SiteFrame } from './page-data.ts';
import { type SiteTexts, textsIn } from './texts.ts';

/** What all pages of a site share; `SitePage` gives it to what stands inside. */
export const SiteContext = createContext<SiteFrame | null>(null);

/** The site that is shown, with its words. */
export function useSite(): SiteFrame & { readonly words: SiteTexts } {
  const site = use(SiteContext);
  if (site === null) throw new Error('This is shown inside a SitePage only.');
  return { ...site, words: textsIn(site.lang) };
}

import type { MessageKind, SiteLanguage, SitePageData } from './page-data.ts';
import type { ClubColours } from './theme.ts';

/** What `render.tsx` exports, and so what the service finds in `dist/site/render.js`. */
export type SiteRenderer = {
  readonly renderPage: (data: SitePageData) => string;
  readonly renderPhonePage: (page: { address: string; width: number; lang: string }) => string;
  readonly renderMessage: (message: { kind: MessageKind; lang: SiteLanguage }) => string;
  readonly renderTheme: (colours: ClubColours) => string;
};

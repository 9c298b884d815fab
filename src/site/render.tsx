import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePageData } from './page-data.ts';
import stylesheet from './site.css?url';
import { type Message, MessageDocument, PhoneDocument, SiteDocument } from './site-document.tsx';
import { textsIn } from './texts.ts';
import { type ClubColours, themeStyles } from './theme.ts';

/** The service's way in: a page as HTML. Nothing else of the project is in the file that this is built into. */
export function renderPage(data: SitePageData): string {
  return `<!doctype html>${renderToStaticMarkup(<SiteDocument data={data} stylesheet={stylesheet} />)}`;
}

/** A page with another one in a frame as wide as a phone, as HTML; `lang` is the article's. */
export function renderPhonePage({ address, width, lang }: { address: string; width: number; lang: string }): string {
  const title = textsIn(lang).previewPhone;
  return `<!doctype html>${renderToStaticMarkup(
    <PhoneDocument title={title} lang={lang} address={address} width={width} stylesheet={stylesheet} />,
  )}`;
}

/** A message in place of a page that cannot be drawn, as HTML. */
export function renderMessage(message: Message): string {
  return `<!doctype html>${renderToStaticMarkup(<MessageDocument {...message} stylesheet={stylesheet} />)}`;
}

/** The stylesheet with a club's colours. */
export function renderTheme(colours: ClubColours): string {
  return themeStyles(colours);
}

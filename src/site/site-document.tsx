import { pictureAddress } from './addresses.ts';
import type { MessageKind, SiteLanguage, SitePageData } from './page-data.ts';
import { Content } from './site-content.tsx';
import { SitePage } from './site-page.tsx';
import { directionOf, textsIn } from './texts.ts';

/** `stylesheet` is empty in unit tests, which build none. */
type SiteDocumentProps = { data: SitePageData; stylesheet: string };

/** A whole document as the service answers it. Nothing in it runs. */
export function SiteDocument({ data, stylesheet }: SiteDocumentProps) {
  const { site, head, content, preview, themeUrl } = data;
  const icon = site.crest ? site.pictures[site.crest] : undefined;
  const title = head.title === site.name ? site.name : `${head.title} – ${site.name}`;
  return (
    <html lang={head.lang} dir={directionOf(head.lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.noIndex && <meta name="robots" content="noindex" />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        <meta property="og:title" content={head.title} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:type" content={head.type} />
        {head.description && <meta property="og:description" content={head.description} />}
        {head.canonical && <meta property="og:url" content={head.canonical} />}
        {head.image && <meta property="og:image" content={head.image} />}
        {icon && <link rel="icon" href={pictureAddress(icon, 64, 'crest')} />}
        <meta name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
        {stylesheet && <link rel="stylesheet" href={stylesheet} />}
        {themeUrl && <link rel="stylesheet" href={themeUrl} />}
      </head>
      <body>
        <SitePage site={site} preview={preview} settings={content.kind === 'layout' ? content.layout.settings : {}}>
          <Content content={content} />
        </SitePage>
      </body>
    </html>
  );
}

type PhoneDocumentProps = { title: string; lang: string; address: string; width: number; stylesheet: string };

/** A page in a frame as wide as a phone. */
export function PhoneDocument({ title, lang, address, width, stylesheet }: PhoneDocumentProps) {
  return (
    <html lang={lang} className="s-desk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {stylesheet && <link rel="stylesheet" href={stylesheet} />}
      </head>
      <body>
        <main className="s-desk-main">
          <h1 className="s-desk-title">{title}</h1>
          <iframe className="s-phone" title={title} src={address} width={width} height={780} />
        </main>
      </body>
    </html>
  );
}

/** Props of {@link MessageDocument}. */
export interface Message {
  kind: MessageKind;
  lang: SiteLanguage;
}

/** A message in place of a page that cannot be drawn; it tells neither the site nor why. */
export function MessageDocument({ kind, lang, stylesheet }: Message & { stylesheet: string }) {
  const words = textsIn(lang);
  const [code, title, text] = {
    over: ['404', words.previewOver, words.previewOverText],
    nothing: ['404', words.notFound, words.notFoundText],
    unavailable: ['503', words.unavailable, words.unavailableText],
  }[kind];
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {stylesheet && <link rel="stylesheet" href={stylesheet} />}
      </head>
      <body className="s-page">
        <main className="s-lost s-main">
          <div className="s-wide">
            <p className="s-lost-code">{code}</p>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
        </main>
      </body>
    </html>
  );
}

import { articlePicture } from '../../openapi/formats/article-picture.ts';
import { absoluteAddress } from '../../openapi/formats/web-address.ts';
import type { PageHead, PreviewNote, SiteContent, SiteFrame, SitePageData } from '../../src/site/page-data.ts';
import { contentTag } from '../http/etags.ts';
import type { SponsorGroup } from '../store/contract.ts';
import type { Reader } from '../store/database.ts';
import { mediaStringsIn, publicPictures } from './public-media.ts';
import type { FoundFrame } from './site-frame.ts';
import { pictureBase, type SiteAddresses } from './site-headers.ts';

/** What a page is put together from. */
export type PageParts = {
  readonly reader: Reader;
  readonly found: FoundFrame;
  readonly content: SiteContent;
  readonly sponsors: readonly SponsorGroup[];
  readonly addresses: SiteAddresses;
  readonly preview?: PreviewNote;
};

/** A page with the pictures that it shows, which are looked up together at the end. */
export async function completePage(parts: PageParts): Promise<SitePageData> {
  const { reader, found, content, sponsors, addresses, preview } = parts;
  const { origin } = addresses;
  const shown = content.kind === 'layout' ? layoutPictures(content) : content;
  const strings = [...mediaStringsIn([shown, found.frame.crest])];
  const pictures = await publicPictures(reader, strings, pictureBase(addresses));
  const site = { ...found.frame, pictures, sponsors };
  return {
    site,
    head: headOf(site, content, { found, origin, isPreview: preview !== undefined }),
    content,
    preview: preview ?? null,
    themeUrl: themeAddress(reader.instanceId, found.frame),
  };
}

/** What a layout shows whose items do not carry it: crests of teams, and the pictures that its settings name. */
function layoutPictures(content: LayoutContent): unknown {
  const items = content.layout.groups.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const teams = [...content.layout.games, ...items.flatMap(({ game }) => game ?? [])].map((game) => [
    game.homeTeamInfo?.icon,
    game.awayTeamInfo?.icon,
  ]);
  return [teams, content.layout.settings.backgroundMedia, mainPicture(content)];
}

/** Address of the stylesheet with the site's colours; another crest makes another address. */
function themeAddress(instanceId: string, { crest, name }: Pick<SiteFrame, 'crest' | 'name'>): string {
  return `/site/theme/${instanceId}.css?v=${contentTag(`${crest} ${name}`).slice(1, 9)}`;
}

type LayoutContent = Extract<SiteContent, { kind: 'layout' }>;
type Place = { readonly found: FoundFrame; readonly origin: string; readonly isPreview: boolean };

function headOf(site: SiteFrame, content: SiteContent, { found, origin, isPreview }: Place): PageHead {
  const isArticle = content.kind === 'article';
  const metadata = isArticle ? content.article.metadata : undefined;
  const settings = content.kind === 'layout' ? content.layout.settings : undefined;
  const description = settings?.metaDescription ?? metadata?.seoDescription;
  const picture = metadata?.shareImage ?? (isArticle ? articlePicture(content.article) : mainPicture(content));
  const shown = picture ? site.pictures[picture] : undefined;
  const address = shown && `${shown.src}?w=1200&h=630&fit=crop&auto=format`;
  return {
    title: titleOf(site, content, found),
    description: description ?? (isArticle ? content.article.articleIngress || null : null),
    lang: isArticle ? content.article.lang : site.lang,
    canonical: content.kind === 'notFound' || isPreview ? null : canonical(site, found, metadata?.canonicalUrl),
    noIndex: content.kind === 'notFound' || isPreview || metadata?.noIndex === true || settings?.noIndex === true,
    image: address === undefined ? null : address.startsWith('/') ? `${origin}${address}` : address,
    type: isArticle ? 'article' : 'website',
  };
}

function canonical(site: SiteFrame, { publicUrl }: FoundFrame, original: string | null | undefined): string {
  return original ? absoluteAddress(original) : `${publicUrl}${site.path === '/' ? '/' : encodeURI(site.path)}`;
}

function mainPicture(content: SiteContent): string | null | undefined {
  if (content.kind === 'start') return content.articles[0]?.mainMedia ?? content.media[0];
  if (content.kind === 'layout') return content.layout.settings.shareImage ?? firstPicture(content);
  if (content.kind === 'player') return content.player.portrait;
  return content.kind === 'mediaItem' ? content.media : null;
}

/** The picture that visitors see first. */
function firstPicture({ layout }: LayoutContent): string | undefined {
  const items = layout.groups.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  return items.find(({ picture }) => picture)?.picture?.media;
}

function titleOf(site: SiteFrame, content: SiteContent, { route }: FoundFrame): string {
  switch (content.kind) {
    case 'start':
      return site.name;
    case 'layout':
      return content.layout.settings.metaTitle || content.title || site.name;
    case 'article':
      return content.article.metadata.seoTitle || content.article.articleTitle;
    case 'team':
      return content.team.displayName;
    case 'game':
      return (
        content.game.titles.find(({ language }) => language === site.lang)?.translation ?? content.game.displayName
      );
    case 'player':
      return content.player.fullName;
    case 'notFound':
      return '404';
    default:
      return route?.title ?? site.name;
  }
}

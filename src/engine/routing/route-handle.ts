import type { TFunction } from 'i18next';
import { type UIMatch, useMatches } from 'react-router-dom';
import type { Text } from '../../contract/text.ts';

/** What a route tells the shell. */
export interface RouteHandle {
  /**
   * The route's title (specification §2): a key below `titles`, or the name of an entity. Without one the default title
   * stands.
   */
  title?: string | Text;
  /** Whether the title stands as it is, without the name of what the page shows. */
  isWhole?: boolean;
  /** Where to go when the site is switched, because the address belongs to the former site's data. */
  afterSwitch?: string;
}

/** What the route on screen tells; the innermost says it. */
export function useRouteHandle(): RouteHandle {
  return handleOf(useMatches());
}

/** What the innermost of these routes tells. */
export function handleOf(matches: readonly Pick<UIMatch, 'handle'>[]): RouteHandle {
  const handle: unknown = matches.findLast((match) => match.handle !== undefined)?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}

/** The title of a page (specification §2): the route's title, a dash, the platform's name. */
export function documentTitle(
  handle: RouteHandle,
  { t, language, platform }: { t: TFunction; language: string; platform: string },
): string {
  const title = handle.title ?? 'default';
  const name = typeof title === 'string' ? t(`titles.${title}`) : language === 'sv' ? title.sv : title.en;
  return `${name} - ${platform}`;
}

/**
 * Where the user stands after switching the site: on the same page without its filters, unless it shows the former
 * site's data.
 */
export function addressAfterSwitch(
  handle: RouteHandle,
  { pathname, params }: { pathname: string; params: Readonly<Record<string, string | undefined>> },
): string {
  if (handle.afterSwitch !== undefined) return handle.afterSwitch;
  const isOfSite = Object.keys(params).some((name) => name !== '*');
  return isOfSite ? '/' : pathname;
}

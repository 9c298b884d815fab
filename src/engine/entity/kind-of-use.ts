import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { entities } from '../../../generated/forms.ts';
import type { EntityRoute } from '../../contract/entity.ts';
import type { Use } from '../../contract/use.ts';
import { useText } from '../text/use-text.ts';
import { routePath } from './paths.ts';

/** What a use is: its name in the user's language and the icon of its kind; both are empty where no page of the console is its. */
export interface UseKind {
  label: string;
  icon: string;
}

/** Tells what the thing is that a use names, by its page: an answer may name kinds that the console has other words for. */
export function useKindOf(): (use: Pick<Use, 'path' | 'type'>) => UseKind {
  const { t } = useTranslation();
  const text = useText();
  return useCallback(
    ({ path, type }) => {
      // The menu is a page of its own, which no definition describes.
      if (type === 'menuItem') return { label: t('engine.whereUsed.menuItem'), icon: 'list-tree' };
      const entity = entityAt(path);
      return { label: entity ? text(entity.labels.one) : '', icon: entity?.icon ?? '' };
    },
    [t, text],
  );
}

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

/** The entity that the page at an address, or the page above it, is about: the one whose own page comes nearest. */
function entityAt(href: string): EntityRoute | undefined {
  const isAbove = (pattern: string): boolean =>
    matchPath({ path: routePath(pattern), end: false }, pathOf(href)) !== null;
  const near = entities.flatMap((entity) => {
    const own = [entity.paths.edit, entity.paths.create].filter((page) => page?.includes('{'));
    const pages = [entity.isListed ? entity.paths.list : undefined, ...own].filter((page) => page !== undefined);
    return pages.filter(isAbove).map((page) => ({ entity, depth: page.split('/').length }));
  });
  return near.sort((a, b) => b.depth - a.depth)[0]?.entity;
}

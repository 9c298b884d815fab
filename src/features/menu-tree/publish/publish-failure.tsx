import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../contract/api-error.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import type { GroupState } from './diff-list.tsx';
import type { MenuDiff } from './diff-menus.ts';
import { type ItemFault, itemFaultText } from './item-faults.ts';
import type { GroupName } from './menu-places.ts';
import { type MenuWords, useMenuWords } from './use-menu-words.ts';

/** A publish that ended half way. */
export interface HalfPublished {
  cause: unknown;
  /** The group that was refused. */
  at: GroupName;
  /** The groups that were taken before, in this try and those before it. */
  published: readonly GroupName[];
  /** What the service found wrong with single items. */
  faults: readonly ItemFault[];
}

/** Says why a publish ended, which groups are published, and which will be sent again. */
export function PublishFailure({ half, left }: { half: HalfPublished; left: MenuDiff }) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const { cause, at, published, faults } = half;
  const waiting = left.groups.map(({ name }) => name).filter((name) => name !== at);
  return (
    <Banner status="error" title={t('messages.failedToSaveMenu')}>
      <p>{t('menuPage.publish.failedAt', { group: words.groupName(at), why: whyText(t, cause) })}</p>
      {faults.length === 0 ? detail(cause) : null}
      {published.length > 0 ? <p>{t('menuPage.publish.done', { groups: named(words, published) })}</p> : null}
      <p>{t('menuPage.publish.left', { groups: named(words, [at, ...waiting]) })}</p>
    </Banner>
  );
}

/** How the publish of each group stands after a try. */
export function statesOf({ at, published }: HalfPublished, left: MenuDiff): ReadonlyMap<GroupName, GroupState> {
  const open = left.groups.map(({ name }): [GroupName, GroupState] => [name, name === at ? 'failed' : 'waiting']);
  return new Map([...published.map((name): [GroupName, GroupState] => [name, 'published']), ...open]);
}

const named = (words: MenuWords, groups: readonly GroupName[]): string =>
  groups.map((name) => words.groupName(name)).join(', ');

/** What the service refused, in the words of the catalogue where it has them (specification §8). */
function whyText(t: TFunction, cause: unknown): string {
  const faults = cause instanceof ApiError ? cause.fields : [];
  const known = faults.map(({ code }) => itemFaultText(t, code)).find((text) => text !== undefined);
  return known ?? failureText(t, cause);
}

/** The service's own words, where nothing on the page shows what it found. */
function detail(cause: unknown) {
  if (!(cause instanceof ApiError) || cause.status < 400 || cause.status >= 500) return null;
  const messages = cause.fields.map(({ message }) => message);
  return messages.length > 0 ? <p>{messages.join(' ')}</p> : null;
}

import { Lock, MousePointerClick, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup, Route } from '../../../../generated/model/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ItemFields as ItemChange } from '../model/edit.ts';
import { placesOf } from '../publish/menu-places.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import { type ItemErrors, ItemFields } from './item-fields.tsx';
import styles from './item-panel.module.css';

/** Props of {@link ItemPanel}. */
export interface ItemPanelProps {
  groups: readonly MenuGroup[];
  /** The item that is open; undefined, or one that is gone: nothing is. */
  openId: string | undefined;
  routes: ReadonlyMap<string, Route>;
  /** What is wrong with the item that is open. */
  errors: ItemErrors;
  /** The address of a route's own page. */
  routeHref(id: string): string;
  onChange(id: string, change: ItemChange): void;
  /** Left out where the panel has a frame that closes it. */
  onClose?: (() => void) | undefined;
}

/** Everything about the item that is open, beside the tree or over it. */
export function ItemPanel({ groups, openId, routes, errors, routeHref, onChange, onClose }: ItemPanelProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const place = openId === undefined ? undefined : placesOf(groups).get(openId)?.[0];
  if (!place) {
    return (
      <EmptyState title={t('menuPage.item.none')} icon={<MousePointerClick />}>
        {t('menuPage.item.noneText')}
      </EmptyState>
    );
  }
  const { item } = place;
  const route = item.route?.id == null ? undefined : routes.get(item.route.id);
  return (
    <section className={styles.panel} aria-label={t('menuPage.item.label', { title: words.nameOf(item) })}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} title={words.nameOf(item)}>
            {words.nameOf(item)}
          </h2>
          <p className={styles.shelf}>{words.shelf(place)}</p>
        </div>
        {item.locked ? <Badge icon={<Lock />}>{t('menuPage.fields.locked')}</Badge> : null}
        {onClose ? <IconButton label={t('ui.close')} icon={<X />} size="md" onPress={onClose} /> : null}
      </header>
      {errors.item === undefined ? null : <Banner status="error">{errors.item}</Banner>}
      <ItemFields
        key={item.id}
        item={item}
        routes={routes}
        errors={errors}
        onChange={(change) => onChange(item.id, change)}
      />
      {route && (route.isDead || route.shadowedBy) ? (
        <Banner
          status="warning"
          action={
            <ButtonLink size="md" href={routeHref(route.id)}>
              {t('menuPage.item.toRoute')}
            </ButtonLink>
          }
        >
          {route.isDead
            ? t('menuPage.item.deadText')
            : t('menuPage.item.shadowedText', { path: route.shadowedByPath ?? '' })}
        </Banner>
      ) : null}
    </section>
  );
}

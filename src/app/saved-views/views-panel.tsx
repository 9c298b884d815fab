import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '../../../generated/model/index.ts';
import type { ViewsProps } from '../../engine/list/views-context.ts';
import { Banner } from '../../ui/banner.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePins } from '../shell/use-pins.ts';
import { useSavedViews, type ViewCalls } from './use-saved-views.ts';
import { ViewForm } from './view-form.tsx';
import styles from './views-panel.module.css';

/** The saved views of a list, one's own and those shared with the site, and the way to save what the list shows now. */
export function ViewsPanel({ path, query, label, onClose }: ViewsProps) {
  const { t } = useTranslation();
  const { views, isFailed, ...calls } = useSavedViews(path);
  const [edited, setEdited] = useState<SavedView>();
  if (isFailed) return <Banner status="error">{t('messages.failedToLoadData')}</Banner>;
  if (!views) return <Skeleton shape="control" />;
  const now = views.find((view) => view.query === query);
  return (
    <div className={styles.panel}>
      {views.length === 0 ? <p className={styles.hint}>{t('views.none')}</p> : null}
      <ul className={styles.views} aria-label={t('lists.views')}>
        {views.map((view) => (
          <ViewRow
            key={view.uuid}
            view={view}
            label={label}
            isNow={view === now}
            calls={calls}
            onEdit={() => setEdited(view)}
            onGo={onClose}
          />
        ))}
      </ul>
      {edited ? (
        <ViewForm
          key={edited.uuid}
          view={edited}
          path={path}
          query={query}
          onSave={(input) => calls.change(edited, input)}
          onEnd={() => setEdited(undefined)}
        />
      ) : now === undefined && query !== '' ? (
        <ViewForm path={path} query={query} onSave={calls.add} onEnd={onClose} />
      ) : null}
    </div>
  );
}

interface ViewRowProps {
  view: SavedView;
  label: string;
  /** Whether the list shows it now. */
  isNow: boolean;
  calls: ViewCalls;
  onEdit(): void;
  onGo(): void;
}

function ViewRow({ view, label, isNow, calls, onEdit, onGo }: ViewRowProps) {
  const { t } = useTranslation();
  const { pages, isFull, pin, unpin } = usePins();
  const { path, query, name, shared, own, createdBy } = view;
  const href = query === '' ? path : `${path}?${query}`;
  const isPinned = pages.some((page) => page.href === href);
  return (
    <li className={styles.view}>
      <AppLink href={href} className={styles.name} aria-current={isNow ? 'true' : undefined} onClick={onGo}>
        {name}
        {shared ? (
          <small className={styles.whose}>{own ? t('views.shared') : t('views.sharedBy', { name: createdBy })}</small>
        ) : null}
      </AppLink>
      <IconButton
        size="sm"
        label={t(isPinned ? 'views.unpin' : 'views.pin', { name })}
        icon={isPinned ? <PinOff /> : <Pin />}
        why={isFull && !isPinned ? t('views.pinsFull') : undefined}
        onPress={() => (isPinned ? unpin(href) : pin({ href, title: `${label}: ${name}` }))}
      />
      <IconButton size="sm" label={t('views.edit', { name })} icon={<Pencil />} onPress={onEdit} />
      <IconButton
        size="sm"
        label={t('views.remove', { name })}
        icon={<Trash2 />}
        onPress={() => {
          unpin(href);
          calls.remove(view);
        }}
      />
    </li>
  );
}

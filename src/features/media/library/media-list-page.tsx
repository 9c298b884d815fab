import { Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEntity } from '../../../contract/entity.ts';
import { useActiveSite } from '../../../engine/active-site.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { AreaIcon } from '../../../ui/area-icon.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { MediaList } from './media-list.tsx';
import styles from './media-list-page.module.css';
import { keepMediaView, readMediaView } from './view-choice.ts';

/** Where the pages of the library lead to. */
export interface LibraryPlaces {
  library: string;
  upload: string;
}

/** Props of {@link MediaListPage}. */
export interface MediaListPageProps {
  /** The definition of images or of videos. */
  entity: ListedEntity;
  places: LibraryPlaces;
}

/** The media list (specification §2): images or videos, as a grid or a table as its user prefers. */
export function MediaListPage({ entity, places }: MediaListPageProps) {
  const { t } = useTranslation();
  const text = useText();
  const { user } = useActiveSite();
  const [view, setView] = useState(() => readMediaView(user));
  return (
    <>
      <PageHeader
        title={text(entity.labels.many)}
        crumbs={[{ label: t('places.mediaLibrary'), href: places.library }]}
        actions={<UploadLink href={places.upload}>{text(entity.labels.add)}</UploadLink>}
      />
      <div className={styles.list}>
        <MediaList
          entity={entity}
          view={view}
          onView={(next) => {
            keepMediaView(user, next);
            setView(next);
          }}
          empty={
            <EmptyState
              icon={<AreaIcon name={entity.icon} />}
              title={t('media.empty')}
              action={<UploadLink href={places.upload}>{text(entity.labels.add)}</UploadLink>}
            >
              {t('media.emptyText')}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

/** The way to the upload. */
export function UploadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink type="filled" icon={<Upload />} href={href}>
      {children}
    </ButtonLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import type { ListedEntity } from '../../../contract/entity.ts';
import { editPath } from '../../../engine/entity/paths.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { useText, withinSentence } from '../../../engine/text/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PLACEHOLDERS, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './media-library-page.module.css';
import { type LibraryPlaces, UploadLink } from './media-list-page.tsx';
import { QuotaMeter } from './quota-meter.tsx';
import { thumbnailOf } from './thumbnail-of.ts';

/** How wide a recent picture is shown, for the browser to choose a file by. */
const SIZES = '(max-width: 640px) 46vw, 260px';

/** Props of {@link MediaLibraryPage}. */
export interface MediaLibraryPageProps {
  /** The definitions of images and videos. */
  entities: readonly ListedEntity[];
  places: LibraryPlaces;
}

/** The media library (specification §2): what came last of each kind, the ways to all of it and to the upload, and how much room is left. */
export function MediaLibraryPage({ entities, places }: MediaLibraryPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('places.mediaLibrary')}
        actions={<UploadLink href={places.upload}>{t('places.uploadMedia')}</UploadLink>}
      >
        {t('media.lead')}
      </PageHeader>
      <div className={styles.page}>
        {entities.map((entity) => (
          <Recent key={entity.name} entity={entity} />
        ))}
        <QuotaMeter />
      </div>
    </>
  );
}

function Recent({ entity }: { entity: ListedEntity }) {
  const { t } = useTranslation();
  const text = useText();
  const { order } = entity.list;
  const recent = { page: 1, pageSize: PLACEHOLDERS, sortBy: order.by, sortOrder: order.direction };
  const { data, error, isFetching, refetch } = useQuery(entity.readPage(recent));
  const title = text(entity.labels.many);
  const things = withinSentence(title);
  return (
    <Card
      title={title}
      layout="plain"
      actions={
        <AppLink href={entity.paths.list} className={styles.all}>
          {data ? t('media.allOf', { count: data.total, things }) : t('media.all', { things })}
        </AppLink>
      }
    >
      {error && !data ? (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(t, error)}
        </ErrorState>
      ) : data && data.total === 0 ? (
        <p className={styles.none}>{t('media.empty')}</p>
      ) : (
        <RecentPictures entity={entity} media={data?.items as readonly Media[] | undefined} />
      )}
    </Card>
  );
}

function RecentPictures({ entity, media }: { entity: ListedEntity; media: readonly Media[] | undefined }) {
  const { t } = useTranslation();
  if (!media) {
    return (
      <ul className={styles.recent} aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <li key={index}>
            <Skeleton shape="image" />
            <Skeleton width="long" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.recent} aria-label={t('media.recent')}>
      {media.map((one) => (
        <li key={one.id}>
          <AppLink href={editPath(entity, one.id, one)} className={styles.link} title={one.name}>
            <span className={styles.picture}>
              <Picture {...thumbnailOf(one)} sizes={SIZES} alt="" loading="eager" />
            </span>
            <bdi className={styles.name}>{one.name}</bdi>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

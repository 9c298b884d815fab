import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { comparedBytes } from './amounts.ts';
import { isolated } from './awaited-files.ts';
import type { FileFault } from './file-fault.ts';
import type { UploadPlaces } from './places.ts';
import styles from './upload-card.module.css';
import type { UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { UploadFailure } from './upload-state.ts';

/** Props of {@link ItemProblem}. */
export interface ItemProblemProps {
  item: UploadItem;
  queue: UploadQueue;
  places: UploadPlaces;
}

/** What keeps a file from being uploaded, or from being wanted: a fault of it, a failure with a retry beside it, or the same file in the library. */
export function ItemProblem({ item, queue, places }: ItemProblemProps) {
  const { t, i18n } = useTranslation();
  const { state, id } = item;
  if (state.step === 'refused') {
    return (
      <Banner status="error" title={t(`messages.${state.fault.message}`)}>
        {faultText(t, state.fault, i18n.language)}
      </Banner>
    );
  }
  if (state.step === 'failed') {
    return (
      <Banner
        status="error"
        title={failureTitle(t, item, state.failure)}
        action={
          <Button size="md" onPress={() => queue.retry(id)}>
            {t('ui.retry')}
          </Button>
        }
      >
        {t(`mediaUpload.failed.${failureKey(state.failure)}`)}
      </Banner>
    );
  }
  if (state.step === 'twin' || state.step === 'existing') {
    const { twin } = state;
    const isChosen = state.step === 'existing';
    return (
      <Banner status="info" title={t(isChosen ? 'mediaUpload.twin.chosen' : 'mediaUpload.twin.title')}>
        <p>
          <AppLink href={places.edit(twin.type, twin.id)}>{twin.name}</AppLink>
        </p>
        <div className={styles.buttons}>
          {isChosen ? null : (
            <Button size="md" type="regular-secondary" onPress={() => queue.takeTwin(id)}>
              {t('mediaUpload.twin.use')}
            </Button>
          )}
          <Button size="md" onPress={() => queue.uploadAnyway(id)}>
            {t('mediaUpload.twin.anyway')}
          </Button>
        </div>
      </Banner>
    );
  }
  return null;
}

/** What exactly is wrong with a file, in a sentence; where only the service knows by how much, without the amounts. */
export function faultText(t: TFunction, { code, values }: FileFault, language: string): string {
  const isInBytes = code === 'tooLarge' || code === 'quota';
  if (!values) return t(`mediaUpload.faults.${code}${isInBytes || code === 'tooManyPixels' ? 'Told' : ''}`);
  if (!isInBytes) return t(`mediaUpload.faults.${code}`, values);
  const amounts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  return t(`mediaUpload.faults.${code}`, comparedBytes(amounts, language));
}

function failureKey({ status }: UploadFailure): string {
  if (status === 507) return 'full';
  return typeof status === 'number' ? 'answered' : 'unanswered';
}

/** The specification's own sentence (§5): 'Upload of ({file name} | {type}) failed with error {status}'. */
function failureTitle(t: TFunction, { genericName, checked }: UploadItem, { status }: UploadFailure): string {
  const type = checked?.mimeType ?? '';
  return t('mediaUpload.failed.title', { name: isolated(genericName), type, status });
}

import { useTranslation } from 'react-i18next';
import { ProgressMeter } from '../../../ui/progress-meter.tsx';
import { bytesText } from './amounts.ts';
import { sentOf, type UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { UploadStep } from './upload-state.ts';
import { useLiveItem } from './use-uploads.ts';

const WORDS: Partial<Record<UploadStep, string>> = {
  waiting: 'mediaUpload.steps.waiting',
  checking: 'mediaUpload.steps.checking',
  queued: 'mediaUpload.steps.queued',
  offline: 'mediaUpload.steps.offline',
  retrying: 'mediaUpload.steps.retrying',
  paused: 'mediaUpload.steps.paused',
  reporting: 'mediaUpload.steps.reporting',
};

/** How far the file of an item is on its way; nothing once it is there or will not come. */
export function ItemProgress({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const { t, i18n } = useTranslation();
  const live = useLiveItem(queue, item);
  const { state, size } = live;
  const sent = sentOf(live);
  const of = bytesText(size, i18n.language);
  if (state.step === 'sending') {
    return (
      <ProgressMeter
        label={t('mediaUpload.steps.sending', { sent: bytesText(sent, i18n.language), of })}
        value={sent}
        of={size}
      />
    );
  }
  const words = WORDS[state.step];
  if (words === undefined) return null;
  const isOpen = state.step === 'checking' || state.step === 'reporting';
  return <ProgressMeter label={t(words)} value={sent} of={isOpen ? undefined : size} />;
}

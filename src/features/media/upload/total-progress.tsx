import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { ProgressMeter } from '../../../ui/progress-meter.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { bytesText, timeLeftText } from './amounts.ts';
import { sentOf, type UploadItem } from './upload-item.ts';
import styles from './upload-page.module.css';
import type { UploadQueue } from './upload-queue.ts';
import { isUnderWay } from './upload-state.ts';
import { useLiveView } from './use-uploads.ts';

const LEFT_ASIDE = ['refused', 'twin', 'existing', 'failed', 'cancelled', 'saved'];

/** How far all files are together: bytes, speed and time left in sight; a screen reader hears of each quarter and of the end. */
export function TotalProgress({ queue }: { queue: UploadQueue }) {
  const { t, i18n } = useTranslation();
  const view = useLiveView(queue);
  const items = view.items.filter(({ state }) => !LEFT_ASIDE.includes(state.step));
  const [sent, size] = [sum(items, sentOf), sum(items, (item) => item.size)];
  const isWorking = items.some(({ state }) => isUnderWay(state));
  const paused = items.filter(({ state }) => state.step === 'paused');
  const quarter = size === 0 ? 0 : Math.floor((sent / size) * 4);
  const isDone = items.length > 0 && !isWorking && paused.length === 0;
  const hasFailed = view.items.some(({ state }) => state.step === 'failed' || state.step === 'refused');
  // Those that failed say so themselves.
  const done = hasFailed ? '' : t('mediaUpload.total.done');
  const said = isDone ? done : t('mediaUpload.total.quarter', { percent: quarter * 25 });
  // What waits for a connection, or is paused, has no speed and no end in sight.
  const speed = items.some(({ state }) => state.step === 'sending') ? view.speed : undefined;
  const parts = [
    t('mediaUpload.total.bytes', { sent: bytesText(sent, i18n.language), of: bytesText(size, i18n.language) }),
    ...(speed === undefined ? [] : [t('mediaUpload.total.speed', { speed: bytesText(speed, i18n.language) })]),
    ...(speed === undefined || sent >= size ? [] : [timeLeftText(t, (size - sent) / speed)]),
  ];
  return (
    <>
      {isWorking || paused.length > 0 ? (
        <section className={styles.total} aria-label={t('mediaUpload.total.label')}>
          <div className={styles.meter}>
            <ProgressMeter label={parts.join(' · ')} value={sent} of={size} />
          </div>
          <AllButton items={items} paused={paused} queue={queue} />
        </section>
      ) : null}
      <VisuallyHidden>
        <span role="status">{items.length > 0 && (quarter > 0 || isDone) ? said : ''}</span>
      </VisuallyHidden>
    </>
  );
}

interface AllButtonProps {
  items: readonly UploadItem[];
  paused: readonly UploadItem[];
  queue: UploadQueue;
}

/** Pauses all, or lets all that are paused go on. */
function AllButton({ items, paused, queue }: AllButtonProps) {
  const { t } = useTranslation();
  if (paused.length > 0 && !items.some(({ state }) => isUnderWay(state))) {
    const resume = (): void => {
      for (const { id } of paused) queue.resume(id);
    };
    return (
      <Button size="md" icon={<Play />} onPress={resume}>
        {t('mediaUpload.total.resume')}
      </Button>
    );
  }
  const pause = (): void => {
    // The last first, or each would make room for the next.
    for (const { id } of items.toReversed()) queue.pause(id);
  };
  return (
    <Button size="md" icon={<Pause />} onPress={pause}>
      {t('mediaUpload.total.pause')}
    </Button>
  );
}

function sum(items: readonly UploadItem[], of: (item: UploadItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

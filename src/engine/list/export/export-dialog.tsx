import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../contract/api-error.ts';
import type { ListParameters, ShownEntity } from '../../../contract/entity.ts';
import type { Column } from '../../../contract/list-definition.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProgressMeter } from '../../../ui/progress-meter.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import { useActiveSite } from '../../active-site.ts';
import type { CellWords } from '../../cells/cell-values.ts';
import { beginUnsavedWork } from '../../edit-session/unsaved-work.ts';
import { useCounting, useText } from '../../text/use-text.ts';
import { csvName, csvStyle } from '../../values/csv.ts';
import { refusalText } from '../actions/outcome-text.ts';
import { exportColumns } from './export-columns.ts';
import { type ExportProgress, exportList, type ListExport } from './export-list.ts';
import { openSink, type Sink } from './sink.ts';

/** Props of {@link ExportDialog}. */
export interface ExportDialogProps {
  entity: ShownEntity;
  /** Search, filters and order of the list. */
  parameters: ListParameters;
  columns: readonly Column[];
  words: CellWords;
  /** How many rows match now. */
  total: number;
  /** Whether there are at least `total`, and nobody says how many more. */
  isLeast?: boolean;
  onClose(): void;
}

type Phase = 'asking' | 'running' | 'failed' | 'done';

/**
 * Writes what the list shows, all its pages, to a CSV file: says what it will be, how far it is, and if it failed how
 * far it came.
 */
export function ExportDialog(props: ExportDialogProps) {
  const { t } = useTranslation();
  const text = useText();
  const { entity, total, isLeast = false, onClose } = props;
  const columns = exportColumns(entity, props.columns);
  const counted = useCounting(entity);
  const { phase, progress, error, name, start, cancel } = useExport({ ...props, columns });
  const labels = columns.map(({ label }) => text(label)).join(', ');
  const close = (): void => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isAlert={phase === 'running'}
      size="sm"
      title={counted(isLeast ? 'lists.export.titleOfMore' : 'lists.export.title', total)}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{phase === 'done' ? t('ui.close') : t('ui.cancel')}</Button>
          {phase === 'asking' || phase === 'failed' ? (
            <Button type="filled" autoFocus onPress={start}>
              {t(phase === 'failed' ? 'lists.export.goOn' : 'lists.export.start')}
            </Button>
          ) : null}
        </>
      }
    >
      {phase === 'asking' ? (
        <>
          <p>{t('lists.export.text', { columns: labels })}</p>
          <p>{name}</p>
        </>
      ) : (
        <ProgressMeter
          label={counted(
            progress.isLeast ? 'lists.export.progressOfMore' : 'lists.export.progress',
            progress.total || total,
            { done: progress.written },
          )}
          value={progress.written}
          of={progress.isLeast ? undefined : progress.total || total}
        />
      )}
      {phase === 'failed' ? (
        <Banner
          status="error"
          title={counted(
            progress.isLeast ? 'lists.export.failedOfMore' : 'lists.export.failed',
            progress.total || total,
            { done: progress.written },
          )}
        >
          {refusalText(t, text, entity, error)}
        </Banner>
      ) : null}
      {phase === 'done' && progress.written < progress.total ? (
        <Banner status="warning">{counted('lists.export.moved', progress.total - progress.written)}</Banner>
      ) : null}
    </Dialog>
  );
}

function useExport({ entity, parameters, columns, words, total, isLeast = false, onClose }: ExportDialogProps) {
  const { i18n } = useTranslation();
  const counted = useCounting(entity);
  const { instanceId } = useActiveSite();
  const [phase, setPhase] = useState<Phase>('asking');
  const [progress, setProgress] = useState<ExportProgress>({ written: 0, total, isLeast });
  const [error, setError] = useState<unknown>();
  const [name] = useState(() => csvName(entity.name, instanceId, new Date()));
  const under = useRef<{ sink: Sink; work: ListExport }>(undefined);
  const stop = useRef(new AbortController());
  // Anyone who leaves the page gives the export up.
  useEffect(() => {
    const control = stop;
    return () => control.current.abort();
  }, []);

  const go = async (): Promise<void> => {
    if (!under.current) {
      const sink = await openSink(name, total);
      if (!sink) return;
      const order = { entity, parameters, columns, words, style: csvStyle(i18n.language) };
      under.current = { sink, work: exportList(order, sink) };
    }
    const { sink, work } = under.current;
    stop.current = new AbortController();
    setPhase('running');
    const end = await work.run(stop.current.signal, setProgress);
    await sink.close();
    toast('success', counted('lists.export.done', end.written));
    if (end.written < end.total) setPhase('done');
    else onClose();
  };
  const start = (): void => {
    // Whose sign-in ends signs in over the page: what is written so far would be lost with it.
    go()
      .finally(beginUnsavedWork())
      .catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.kind === 'aborted') return;
        setError(cause);
        setPhase('failed');
      });
  };
  const cancel = (): void => {
    stop.current.abort();
    if (phase !== 'done') under.current?.sink.abort().catch(() => undefined);
  };
  return { phase, progress, error, name, start, cancel };
}

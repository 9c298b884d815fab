import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListLinkTargets } from '../../../generated/api/layouts/layouts.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { useDebounced } from '../../engine/loading/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Props of {@link SourceDialog}. */
export interface SourceDialogProps {
  kind: 'article' | 'game';
  /** The ids of those that the carousel has already. */
  taken: ReadonlySet<string>;
  onChoose(id: string): void;
  onClose(): void;
}

/** How long the writing must pause before the service is asked, in milliseconds. */
const PAUSE = 200;

/** Asks for the article or the game that a slide is made from; choosing makes it. */
export function SourceDialog({ kind, taken, onChoose, onClose }: SourceDialogProps) {
  const { t } = useTranslation();
  const name = useRowNames();
  const [written, setWritten] = useState('');
  const [isTaken, setTaken] = useState(false);
  const search = useDebounced(written, PAUSE);
  const { data, isFetching, isError } = useListLinkTargets(search === '' ? { kind } : { kind, searchToken: search }, {
    query: { placeholderData: keepPreviousData },
  });
  const options = (data?.items ?? []).map((row) => ({ value: row.id, label: name(row, 'titles') || row.id }));
  const choose = (id: string | null): void => {
    const option = options.find(({ value }) => value === id);
    if (!option) return;
    setTaken(taken.has(option.value));
    if (taken.has(option.value)) return;
    onChoose(option.value);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={t(`carousels.source.${kind}`)}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('ui.cancel')}</Button>}
    >
      <ComboBox
        id="slide-source"
        autoFocus
        label={t(`carousels.source.${kind}Label`)}
        description={t(`carousels.source.${kind}Help`)}
        options={options}
        onInputChange={setWritten}
        isLoading={isFetching}
        more={data ? Math.max(0, data.total - options.length) : 0}
        {...(isError ? { error: t('messages.failedToLoadData') } : {})}
        {...(isTaken ? { error: t('messages.alreadySelected') } : {})}
        value={null}
        onChange={choose}
      />
    </Dialog>
  );
}

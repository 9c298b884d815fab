import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Props of {@link MomentDialog}. */
export interface MomentDialogProps {
  /** The moment that the page is shown at; undefined for now. */
  at: string | undefined;
  onChoose(at: string): void;
  onClose(): void;
}

/** How far ahead the service looks at a layout, days. */
const FARTHEST = 400;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Asks for the moment at which the page is shown: any of the next 400 days. */
export function MomentDialog({ at, onChoose, onClose }: MomentDialogProps) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const [moment, setMoment] = useState<string | null>(at ?? nextHour(now));
  const time = moment === null ? Number.NaN : Date.parse(moment);
  const wrong =
    time < now
      ? t('layouts.time.past')
      : time > now + FARTHEST * DAY
        ? t('layouts.time.tooFar', { count: FARTHEST })
        : undefined;
  return (
    <Dialog
      isOpen
      title={t('layouts.time.choose')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="filled"
            why={Number.isNaN(time) ? t('layouts.time.incomplete') : wrong}
            onPress={() => {
              onChoose(new Date(time).toISOString());
              onClose();
            }}
          >
            {t('layouts.time.show')}
          </Button>
        </>
      }
    >
      <DateTimeField
        id="preview-moment"
        label={t('layouts.time.moment')}
        value={moment}
        onChange={setMoment}
        onIncomplete={() => setMoment(null)}
        error={wrong}
      />
    </Dialog>
  );
}

/** The full hour that comes next: a moment to begin from. */
const nextHour = (now: number): string => new Date(Math.ceil((now + 1) / HOUR) * HOUR).toISOString();

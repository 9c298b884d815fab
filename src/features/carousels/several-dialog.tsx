import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type SlideChange, withSeveral } from './several.ts';
import type { AnySlide } from './slide.ts';

/** Props of {@link SeveralDialog}. */
export interface SeveralDialogProps {
  slides: readonly AnySlide[];
  nameOf(slide: AnySlide, index: number): string;
  /** Puts the carousel's slides as they are afterwards, in one step. */
  onChange(slides: readonly AnySlide[]): void;
  onClose(): void;
}

/** How far times are moved at once, hours: a year. */
const FARTHEST = 366 * 24;

const ACTS = ['hide', 'show', 'shift', 'remove'] as const;
type Act = (typeof ACTS)[number];

/** Hides, shows, removes or moves in time several slides of a carousel at once. */
export function SeveralDialog({ slides, nameOf, onChange, onClose }: SeveralDialogProps) {
  const { t } = useTranslation();
  const [ids, setIds] = useState<readonly string[]>(() => slides.map(({ id }) => id));
  const [act, setAct] = useState<Act>('hide');
  const [hours, setHours] = useState<number | null>(24);
  const isShift = act === 'shift';
  const isTooFar = isShift && Math.abs(hours ?? 0) > FARTHEST;
  const tooFar = isTooFar ? t('carousels.several.tooFar', { count: FARTHEST }) : undefined;
  const noHours = isShift && !hours ? t('carousels.several.noHours') : undefined;
  const why = ids.length === 0 ? t('carousels.several.none') : (noHours ?? tooFar);
  const run = (): void => {
    onChange(withSeveral(slides, ids, changeOf(act, hours ?? 0)));
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={t('carousels.several.title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button type="filled" why={why} onPress={run}>
            {t(`carousels.several.${act}`)}
          </Button>
        </>
      }
    >
      <CheckboxGroup
        id="several-slides"
        label={t('carousels.slides')}
        options={slides.map((slide, index) => ({ value: slide.id, label: nameOf(slide, index) }))}
        value={ids}
        onChange={setIds}
      />
      <RadioGroup
        id="several-act"
        label={t('carousels.several.what')}
        options={ACTS.map((value) => ({ value, label: t(`carousels.several.${value}`) }))}
        value={act}
        onChange={(next) => setAct(next as Act)}
      />
      {isShift ? (
        <NumberField
          id="several-hours"
          label={t('carousels.several.hours')}
          description={t('carousels.several.hoursHelp')}
          unit="h"
          step={0.5}
          min={-FARTHEST}
          max={FARTHEST}
          {...(tooFar ? { error: tooFar } : {})}
          value={hours}
          onChange={setHours}
        />
      ) : null}
    </Dialog>
  );
}

function changeOf(act: Act, hours: number): SlideChange {
  if (act === 'remove') return 'remove';
  return act === 'shift' ? { hours } : { set: { visible: act === 'show' } };
}

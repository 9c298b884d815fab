import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SiteCrest } from '../site-crest.tsx';
import type { Side } from './conflict.ts';
import styles from './sides-dialog.module.css';

/** A place that both changed: what stood there, and what each side has now. Empty where there is nothing. */
export interface ClashingPlace extends Record<'before' | Side, ReactNode> {
  key: string;
  /** Where it is. */
  title: string;
}

/** Props of {@link SidesDialog}. */
export interface SidesDialogProps {
  places: readonly ClashingPlace[];
  /** What met, and what comes of it: a line each. */
  leads: readonly string[];
  /** What one typed before meets what is there now, rather than what two people saved. */
  isDraft: boolean;
  /** What the two sides are called. */
  names: Readonly<Record<Side, string>>;
  /** The words of the two buttons: back to what is edited, and to go on with what was chosen. */
  back: string;
  goOn: string;
  /** Whether to go on saves to the active site at once. */
  isSaved?: boolean;
  /** What to say while so many places wait for a choice. */
  missing(count: number): string;
  /** Which side to take of each place, by its key; undefined to go back. */
  onAnswer(choices: ReadonlyMap<string, Side> | undefined): void;
}

/** Shows side by side what both changed, and lets the user choose. Nothing is chosen beforehand. */
export function SidesDialog({
  places,
  leads,
  isDraft,
  names,
  back,
  goOn,
  missing,
  onAnswer,
  isSaved,
}: SidesDialogProps) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const open = places.filter(({ key }) => !choices.has(key)).length;
  const takeAll = (side: Side) => setChoices(new Map(places.map(({ key }) => [key, side])));
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(undefined)}
      title={t(isDraft ? 'drafts.clash.title' : 'merge.title')}
      size="lg"
      actions={
        <>
          <Button onPress={() => onAnswer(undefined)}>{back}</Button>
          <Button
            type="filled"
            icon={isSaved ? <SiteCrest /> : undefined}
            why={open > 0 ? missing(open) : undefined}
            onPress={() => onAnswer(choices)}
          >
            {goOn}
          </Button>
        </>
      }
    >
      {leads.map((lead) => (
        <p key={lead} className={styles.lead}>
          {lead}
        </p>
      ))}
      <div className={styles.all}>
        <Button size="md" onPress={() => takeAll('mine')}>
          {t(isDraft ? 'drafts.clash.allTyped' : 'merge.allMine')}
        </Button>
        <Button size="md" onPress={() => takeAll('theirs')}>
          {t(isDraft ? 'drafts.clash.allNow' : 'merge.allTheirs')}
        </Button>
      </div>
      {places.map((place) => (
        <Choice
          key={place.key}
          place={place}
          names={names}
          chosen={choices.get(place.key)}
          onChoose={(side) => setChoices((before) => new Map(before).set(place.key, side))}
        />
      ))}
    </Dialog>
  );
}

interface ChoiceProps extends Pick<SidesDialogProps, 'names'> {
  place: ClashingPlace;
  chosen: Side | undefined;
  onChoose(side: Side): void;
}

function Choice({ place, names, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.legend}>{place.title}</legend>
      <p className={styles.before}>
        <span className={styles.caption}>{t('merge.before')}</span> {place.before || t('engine.none')}
      </p>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <ChoiceCard key={side} name={name} isChosen={chosen === side} onChoose={() => onChoose(side)}>
            <b className={styles.caption}>{names[side]}</b>
            {place[side] || t('engine.none')}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

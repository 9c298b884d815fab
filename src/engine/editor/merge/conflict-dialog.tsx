import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../contract/entity.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useActiveSite } from '../../active-site.ts';
import { useText } from '../../text.ts';
import type { Clash, Side } from './clash.ts';
import styles from './conflict-dialog.module.css';
import { MarkedText } from './marked-text.tsx';
import type { Meanwhile } from './save-merged.ts';
import { useValueWords } from './use-value-words.ts';
import { picturesOf, ValuePictures } from './value-pictures.tsx';
import { isWritten, rowText, type ValueWords, valueText } from './value-text.ts';

/** Props of {@link ConflictDialog}. */
export interface ConflictDialogProps {
  entity: Entity;
  meanwhile: Meanwhile;
  /** Two bodies that meet: what is saved and what somebody else saved (unless told), or a draft and what the form has now. */
  of?: 'save' | 'draft' | undefined;
  /** Whose value to take of each clash, by its id; undefined to go back to the form. */
  onAnswer(choices: ReadonlyMap<string, Side> | undefined): void;
}

/** Shows side by side what both the user and somebody else changed, and lets the user choose. Nothing is chosen beforehand. */
export function ConflictDialog({ entity, meanwhile, of = 'save', onAnswer }: ConflictDialogProps) {
  const { t } = useTranslation();
  const text = useText();
  const { name } = useActiveSite();
  const { clashes, theirFields, by } = meanwhile;
  const words = useValueWords(
    entity,
    clashes.map(({ field }) => field),
  );
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const missing = clashes.filter(({ id }) => !choices.has(id)).length;
  const takeAll = (side: Side) => setChoices(new Map(clashes.map(({ id }) => [id, side])));
  const clashing = new Set(clashes.map(({ list, field }) => (list ?? field).field));
  const isDraft = of === 'draft';
  const others = theirFields.filter(({ field }) => !clashing.has(field)).map(({ label }) => text(label));
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(undefined)}
      title={t(isDraft ? 'drafts.clash.title' : 'merge.title')}
      size="lg"
      actions={
        <>
          <Button onPress={() => onAnswer(undefined)}>{t('merge.back')}</Button>
          <Button
            type="filled"
            why={missing > 0 ? t('merge.missing', { count: missing }) : undefined}
            onPress={() => onAnswer(choices)}
          >
            {isDraft ? t('drafts.bringBack') : t('engine.save.to', { site: name })}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {isDraft ? t('drafts.clash.lead') : by ? t('merge.leadBy', { by }) : t('merge.lead')}
      </p>
      {others.length > 0 ? <p className={styles.lead}>{t('merge.merged', { fields: others.join(', ') })}</p> : null}
      <div className={styles.all}>
        <Button size="md" onPress={() => takeAll('mine')}>
          {t(isDraft ? 'drafts.clash.allTyped' : 'merge.allMine')}
        </Button>
        <Button size="md" onPress={() => takeAll('theirs')}>
          {t(isDraft ? 'drafts.clash.allNow' : 'merge.allTheirs')}
        </Button>
      </div>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.id}
          clash={clash}
          words={words}
          sides={[
            ['mine', t(isDraft ? 'drafts.clash.typed' : 'merge.mine')],
            ['theirs', t(isDraft ? 'drafts.clash.now' : 'merge.theirs')],
          ]}
          chosen={choices.get(clash.id)}
          onChoose={(side) => setChoices((before) => new Map(before).set(clash.id, side))}
        />
      ))}
    </Dialog>
  );
}

interface ClashChoiceProps {
  clash: Clash;
  words: ValueWords;
  /** What each side is called. */
  sides: readonly (readonly [Side, string])[];
  chosen: Side | undefined;
  onChoose(side: Side): void;
}

function ClashChoice({ clash, words, sides, chosen, onChoose }: ClashChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const { field, list, row, kind, property } = clash;
  const place =
    list && list !== field
      ? [words.text(list.label), rowText(list, row, words), words.text(field.label)]
      : [words.text(field.label), row === undefined ? '' : rowText(field, row, words)];
  const told = kind === 'order' ? t('merge.order') : (property ?? '');
  const isInList = kind === 'row' && list !== undefined;
  const before = sideText(clash, clash.before, words);
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.legend}>
        {[...place, list ? '' : told].filter((part) => part !== '').join(' › ')}
      </legend>
      <p className={styles.before}>
        <span className={styles.caption}>{t('merge.before')}</span>{' '}
        {before === '' ? t('engine.none') : <SideValue clash={clash} value={clash.before} words={words} />}
      </p>
      <div className={styles.sides}>
        {sides.map(([side, label]) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className={styles.words}>
              <b className={styles.caption}>{label}</b>
              {isInList && clash[side] === undefined ? (
                <Gone>{t('merge.removed')}</Gone>
              ) : (
                <SideValue clash={clash} value={clash[side]} words={words} before={before} />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SideValueProps {
  clash: Clash;
  value: unknown;
  words: ValueWords;
  /** What it was, which marks the difference. */
  before?: string | undefined;
}

/** A value of one side: pictures as such, all else in words. */
function SideValue({ clash, value, words, before }: SideValueProps) {
  const pictures = picturesOf(clash.list ?? clash.field, value);
  if (pictures && pictures.length > 0) return <ValuePictures pictures={pictures} />;
  return (
    <MarkedText
      text={sideText(clash, value, words)}
      other={isWritten(clash.field) ? before : undefined}
      side={before === undefined ? 'before' : 'after'}
    />
  );
}

function Gone({ children }: { children: ReactNode }) {
  return <em className={styles.gone}>{children}</em>;
}

function sideText({ field, list, kind, property }: Clash, value: unknown, words: ValueWords): string {
  if (kind === 'row') return rowText(list ?? field, value, words);
  if (property !== undefined) return words.name(value);
  return valueText(field, value, words);
}

import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { useActiveSite } from '../active-site.ts';
import { useText } from '../text/use-text.ts';
import type { Conflict, Side } from './conflict.ts';
import type { Meanwhile } from './save-merged.ts';
import styles from './sides-dialog.module.css';
import { SidesDialog } from './sides-dialog.tsx';
import { TextDiffView } from './text-diff-view.tsx';
import { useValueText } from './use-value-text.ts';
import { picturesOf, ValuePictures } from './value-pictures.tsx';
import { isWritten, rowText, shownInText, type ValueWords, valueText } from './value-text.ts';

/** Props of {@link ConflictDialog}. */
export interface ConflictDialogProps {
  entity: Entity;
  meanwhile: Meanwhile;
  /**
   * Two bodies that meet: what is saved and what somebody else saved (unless told), or a draft and what the form has
   * now.
   */
  of?: 'save' | 'draft' | undefined;
  /** Whose value to take of each clash, by its id; undefined to go back to the form. */
  onAnswer(choices: ReadonlyMap<string, Side> | undefined): void;
}

/** Asks whose value to take where both the user and somebody else changed the same. */
export function ConflictDialog({ entity, meanwhile, of = 'save', onAnswer }: ConflictDialogProps) {
  const { t } = useTranslation();
  const text = useText();
  const { name: site } = useActiveSite();
  const { clashes, theirFields, by } = meanwhile;
  const words = useValueText(
    entity,
    clashes.map(({ field }) => field),
  );
  const clashing = new Set(clashes.map(({ list, field }) => (list ?? field).field));
  const isDraft = of === 'draft';
  const others = theirFields.filter(({ field }) => !clashing.has(field)).map(({ label }) => text(label));
  const lead = isDraft ? t('drafts.clash.lead') : by ? t('merge.leadBy', { by }) : t('merge.lead');
  return (
    <SidesDialog
      places={clashes.map((clash) => ({
        key: clash.id,
        title: placeText(clash, words, t('merge.order')),
        before: sideText(clash, clash.before, words) && <SideValue clash={clash} value={clash.before} words={words} />,
        mine: <SideOf side="mine" clash={clash} words={words} />,
        theirs: <SideOf side="theirs" clash={clash} words={words} />,
      }))}
      leads={[lead, ...(others.length > 0 ? [t('merge.merged', { fields: others.join(', ') })] : [])]}
      isDraft={isDraft}
      names={{
        mine: t(isDraft ? 'drafts.clash.typed' : 'merge.mine'),
        theirs: t(isDraft ? 'drafts.clash.now' : 'merge.theirs'),
      }}
      back={t('merge.back')}
      goOn={isDraft ? t('drafts.bringBack') : t('engine.save.to', { site })}
      isSaved={!isDraft}
      missing={(count) => t('merge.missing', { count })}
      onAnswer={onAnswer}
    />
  );
}

/** Where a clash is: its field, within its list and row where it has them. */
function placeText({ field, list, row, kind, property }: Conflict, words: ValueWords, order: string): string {
  const place =
    list && list !== field
      ? [words.text(list.label), rowText(list, row, words), words.text(field.label)]
      : [words.text(field.label), row === undefined ? '' : rowText(field, row, words)];
  const told = kind === 'order' ? order : (property ?? '');
  return [...place, list ? '' : told].filter((part) => part !== '').join(' › ');
}

/** What a side has in the place of a clash, marked where it differs from what was there. */
function SideOf({ side, clash, words }: { side: Side; clash: Conflict; words: ValueWords }) {
  const { t } = useTranslation();
  if (clash.kind === 'row' && clash.list !== undefined && clash[side] === undefined)
    return <em className={styles.gone}>{t('merge.removed')}</em>;
  return <SideValue clash={clash} value={clash[side]} words={words} before={sideText(clash, clash.before, words)} />;
}

interface SideValueProps {
  clash: Conflict;
  value: unknown;
  words: ValueWords;
  /** What it was, which marks the difference. */
  before?: string | undefined;
}

/** A value of one side: pictures as such, all else in words. */
function SideValue({ clash, value, words, before }: SideValueProps) {
  const pictures = picturesOf(clash.list ?? clash.field, value);
  if (pictures && pictures.length > 0) return <ValuePictures pictures={pictures} />;
  const { pictures: inText, hasWords } = shownInText(clash.field, value);
  return (
    <>
      {inText.length > 0 ? <ValuePictures pictures={inText} /> : null}
      {inText.length === 0 || hasWords ? (
        <TextDiffView
          text={sideText(clash, value, words)}
          other={isWritten(clash.field) ? before : undefined}
          side={before === undefined ? 'before' : 'after'}
        />
      ) : null}
    </>
  );
}

function sideText({ field, list, kind, property }: Conflict, value: unknown, words: ValueWords): string {
  if (kind === 'row') return rowText(list ?? field, value, words);
  if (property !== undefined) return words.name(value);
  return valueText(field, value, words);
}

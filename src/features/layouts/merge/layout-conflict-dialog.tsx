import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import type { Side } from '../../../engine/merge/conflict.ts';
import { SidesDialog } from '../../../engine/merge/sides-dialog.tsx';
import { textOf } from '../../../engine/values/values.ts';
import { changesOf } from '../model/changes.ts';
import type { Meanwhile } from '../publish/publish-layout.ts';
import { PartValue } from '../workspace/part-value.tsx';
import { type LayoutWords, useLayoutWords } from '../workspace/use-layout-words.ts';
import type { Choices, LayoutConflict } from './layout-conflict.ts';

/** Props of {@link LayoutConflictDialog}. */
export interface LayoutConflictDialogProps {
  conflicts: readonly LayoutConflict[];
  /** The layout before and after what somebody else did; left out for a draft. */
  meanwhile?: Meanwhile | undefined;
  /** What meets: what is published and what somebody else published, a draft and the page, or what is edited and a newer layout. */
  of: 'publish' | 'draft' | 'newer';
  /** Whose version to take of each conflict; undefined to go back. */
  onAnswer(choices: Choices | undefined): void;
}

/** Asks which version of a layout to take where both changed the same. */
export function LayoutConflictDialog({ conflicts, meanwhile, of, onAnswer }: LayoutConflictDialogProps) {
  const { t } = useTranslation();
  const words = useLayoutWords();
  const { name: site } = useActiveSite();
  const isDraft = of === 'draft';
  const theirs = meanwhile ? words.summary(changesOf(meanwhile.before, meanwhile.after)) : '';
  const goOn = { publish: t('engine.save.to', { site }), draft: t('drafts.bringBack'), newer: t('layouts.newer.take') };
  const side = (conflict: LayoutConflict, version: 'before' | Side): ReactNode =>
    shownSide(conflict, version, words, t('merge.removed'), t('layouts.conflict.kept'));
  return (
    <SidesDialog
      places={conflicts.map((conflict) => ({
        key: conflict.key,
        title: titleOf(conflict, words, t('layouts.conflict.place')),
        before: side(conflict, 'before'),
        mine: side(conflict, 'mine'),
        theirs: side(conflict, 'theirs'),
      }))}
      leads={[
        t(`layouts.conflict.${of}`),
        ...(theirs === '' ? [] : [t('layouts.conflict.theirs', { changes: theirs })]),
      ]}
      isDraft={isDraft}
      names={
        isDraft
          ? { mine: t('layouts.conflict.draftSide'), theirs: t('layouts.conflict.now') }
          : { mine: t('merge.mine'), theirs: t('merge.theirs') }
      }
      back={t('layouts.publish.back')}
      goOn={goOn[of]}
      isSaved={of === 'publish'}
      missing={(count) => t('merge.missing', { count })}
      onAnswer={onAnswer}
    />
  );
}

function titleOf({ kind, property, before, mine, theirs }: LayoutConflict, words: LayoutWords, place: string): string {
  const part = mine ?? theirs ?? before;
  if (!part) return '';
  const what = kind === 'value' ? words.labelOf(part, property ?? '') : kind === 'place' ? place : '';
  return [words.nameOf(part), what].filter((one) => one !== '').join(' › ');
}

function shownSide(
  conflict: LayoutConflict,
  version: 'before' | Side,
  words: LayoutWords,
  removed: string,
  kept: string,
): ReactNode {
  const { kind, property = '', parents } = conflict;
  const [part, parent] = [conflict[version], parents?.[version]];
  if (!part) return removed;
  if (kind === 'place') return [parent ? words.nameOf(parent) : '', part.index + 1].filter(Boolean).join(' › ');
  if (kind === 'presence') return kept;
  return words.isSaid(part, property) ? <PartValue part={part} name={property} /> : textOf(part.own[property]);
}

import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { versionOf } from '../../contract/fetcher.ts';
import { PAGE_TITLE } from '../../ui/page-header.tsx';
import { DraftOffer } from '../edit-session/draft-banner.tsx';
import type { Draft, KeptDraft } from '../edit-session/draft-store.ts';
import type { EditorDraft } from '../edit-session/use-draft.ts';
import { changedFields } from '../merge/changed-fields.ts';
import type { Side } from '../merge/conflict.ts';
import { ConflictDialog } from '../merge/conflict-dialog.tsx';
import { mergeBodies } from '../merge/merge-bodies.ts';
import { TextDiffView } from '../merge/text-diff-view.tsx';
import { useValueText } from '../merge/use-value-text.ts';
import { picturesOf, ValuePictures } from '../merge/value-pictures.tsx';
import { isWritten, type ValueWords, valueText } from '../merge/value-text.ts';
import { useText } from '../text/use-text.ts';
import { formatDateTime } from '../values/date-time.ts';
import { isEqual, valueAt } from '../values/values.ts';
import styles from './form-draft-offer.module.css';

/** Props of {@link FormDraftOffer}. */
export interface FormDraftOfferProps {
  entity: Entity;
  draft: EditorDraft;
  offer: KeptDraft;
  /** What is stored, and what is edited right now. */
  base: object;
  edited: object;
  /** Puts a body into the form, as changes of what is stored. */
  onBringBack(body: object): void;
}

/**
 * A draft that was left behind: when it was typed, what would change, and whether to bring it back or discard it. Its
 * changes come onto what is in the form now; where both changed the same, the user chooses, as when a save meets what
 * somebody else saved.
 */
export function FormDraftOffer({ entity, draft, offer, base, edited, onBringBack }: FormDraftOfferProps) {
  const { t } = useTranslation();
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const both = { form: entity.form, base: offer.base, mine: offer.edited, theirs: edited };
  const { merged, clashes } = mergeBodies(both);
  const fields = changedFields(entity.form, edited, merged);
  const words = useValueText(
    entity,
    fields.flatMap((field) => [field, ...(field.items ?? [])]),
  );
  const bringBack = (choices: ReadonlyMap<string, Side> = new Map()) => {
    const chosen = mergeBodies({ ...both, choices }).merged;
    const [first] = changedFields(entity.form, edited, chosen);
    onBringBack(chosen);
    draft.settle();
    focus(first ? `field.${first.field}` : PAGE_TITLE);
  };
  const answer = (choices: ReadonlyMap<string, Side> | undefined) => {
    setChoosing(false);
    if (choices) bringBack(choices);
  };
  const time = formatDateTime(new Date(offer.at).toISOString());
  const sentence = fields.length === 0 ? 'drafts.same' : isOutdated(offer, base) ? 'drafts.outdated' : 'drafts.text';
  return (
    <>
      <DraftOffer
        draft={draft}
        onBringBack={fields.length === 0 ? undefined : () => (clashes.length > 0 ? setChoosing(true) : bringBack())}
        onDiscarded={() => focus(PAGE_TITLE)}
      >
        <p>{t(sentence, { time })}</p>
        <dl className={styles.changes}>
          {fields.map((field) => (
            <div key={field.field} className={styles.change}>
              <dt>{text(field.label)}</dt>
              <dd>
                <Difference field={field} words={words} before={edited} after={merged} />
              </dd>
            </div>
          ))}
        </dl>
      </DraftOffer>
      {isChoosing ? (
        <ConflictDialog
          entity={entity}
          of="draft"
          meanwhile={{ clashes, theirFields: [], by: undefined }}
          onAnswer={answer}
        />
      ) : null}
    </>
  );
}

/** A field's value in two bodies, one after the other. */
function Difference(props: { field: FieldDefinition; words: ValueWords; before: object; after: object }) {
  const { t } = useTranslation();
  const { field, words } = props;
  const [now, then] = [props.before, props.after].map((body) => valueText(field, valueAt(body, field.field), words));
  const [old, next] = [props.before, props.after].map((body) => picturesOf(field, valueAt(body, field.field)));
  if (old?.length || next?.length) {
    return (
      <>
        <ValuePictures pictures={old ?? []} />
        <ArrowRight aria-label={t('drafts.becomes')} className={styles.arrow} />
        <ValuePictures pictures={next ?? []} />
      </>
    );
  }
  return (
    <>
      <TextDiffView text={now ?? ''} other={undefined} side="before" />
      <ArrowRight aria-label={t('drafts.becomes')} className={styles.arrow} />
      <TextDiffView text={then ?? ''} other={isWritten(field) ? (now ?? '') : undefined} side="after" />
    </>
  );
}

/** Whether what is stored has changed since the draft began. */
function isOutdated({ base, version }: Draft, stored: object): boolean {
  const now = versionOf(stored);
  return version !== undefined && now !== undefined ? version !== now : !isEqual(base, stored);
}

function focus(id: string): void {
  // Once the banner has gone and the form holds the values.
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

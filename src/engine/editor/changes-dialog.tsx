import { RotateCcw, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, FieldDefinition, Section } from '../../contract/entity.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useActiveSite } from '../active-site.ts';
import { FieldChange } from '../history/field-change.tsx';
import { changedFields } from '../merge/changed-fields.ts';
import { useValueText } from '../merge/use-value-text.ts';
import type { ValueWords } from '../merge/value-text.ts';
import { SiteCrest } from '../site-crest.tsx';
import { useText } from '../text/use-text.ts';
import { valueAt } from '../values/values.ts';
import styles from './changes-dialog.module.css';

/** Props of {@link ChangesDialog}. */
export interface ChangesDialogProps {
  entity: Entity;
  base: object;
  edited: object;
  /** Why nothing can be saved here. */
  why: string | undefined;
  onClose(): void;
  /** Takes one change back: the field is as it was read. */
  onTakeBack(field: FieldDefinition): void;
  onReset(): void;
  onSave(): void;
}

/** What a save will send, field by field: as it was and as it will be. */
export function ChangesDialog({ entity, base, edited, why, onClose, onTakeBack, onReset, onSave }: ChangesDialogProps) {
  const { t } = useTranslation();
  const { name } = useActiveSite();
  const content = useRef<HTMLDivElement>(null);
  const changed = new Set(changedFields(entity.form, base, edited));
  const sections = entity.form.sections
    .map((section) => ({ section, fields: section.fields.filter((field) => changed.has(field)) }))
    .filter(({ fields }) => fields.length > 0);
  const words = useValueText(
    entity,
    [...changed].flatMap((field) => [field, ...(field.items ?? [])]),
  );
  const takeBack = (field: FieldDefinition): void => {
    onTakeBack(field);
    if (changed.size === 1) onClose();
    // The button that was pressed is gone now: the focus goes on to the next.
    else requestAnimationFrame(() => content.current?.querySelector<HTMLElement>('button')?.focus());
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changes.title', { count: changed.size })}
      size="lg"
      actions={
        <>
          <Button type="regular-no-border" icon={<RotateCcw />} onPress={onReset}>
            {t('changes.takeBackAll')}
          </Button>
          <Button onPress={onClose}>{t('changes.back')}</Button>
          <Button type="filled" icon={<SiteCrest />} why={why} onPress={onSave}>
            {t('engine.save.to', { site: name })}
          </Button>
        </>
      }
    >
      <div ref={content} className={styles.sections}>
        {sections.map(({ section, fields }) => (
          <SectionChanges
            key={section.name}
            section={section}
            fields={fields}
            base={base}
            edited={edited}
            words={words}
            onTakeBack={takeBack}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface SectionChangesProps {
  section: Section;
  fields: readonly FieldDefinition[];
  base: object;
  edited: object;
  words: ValueWords;
  onTakeBack(field: FieldDefinition): void;
}

function SectionChanges({ section, fields, base, edited, words, onTakeBack }: SectionChangesProps) {
  const { t } = useTranslation();
  const text = useText();
  return (
    <section>
      <h3 className={styles.section}>{text(section.title)}</h3>
      {fields.map((field) => (
        <FieldChange
          key={field.field}
          field={field}
          before={valueAt(base, field.field)}
          after={valueAt(edited, field.field)}
          words={words}
          action={
            <Button
              size="sm"
              type="regular-no-border"
              icon={<Undo2 />}
              label={t('changes.takeBackField', { field: text(field.label) })}
              onPress={() => onTakeBack(field)}
            >
              {t('changes.takeBack')}
            </Button>
          }
        />
      ))}
    </section>
  );
}

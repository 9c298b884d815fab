import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';
import { Lock, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useText } from '../text.ts';
import { useFormScope } from './form-scope.ts';
import styles from './templates.module.css';

/** The id of a section's heading, which the rail and the error summary lead to. */
export function sectionId(name: string): string {
  return `section.${name}`;
}

const definitionOf = (uiSchema: FieldTemplateProps['uiSchema']): FieldDefinition | undefined =>
  uiSchema?.['ui:options']?.definition as FieldDefinition | undefined;

/** Label, help and error are the control's own (they are wired there), so a field is only its place in the grid. */
function FieldTemplate({ children, uiSchema }: FieldTemplateProps) {
  const field = definitionOf(uiSchema);
  if (!field) return children;
  if (field.widget === 'hidden') return null;
  return <div className={field.wide ? styles.wide : styles.field}>{children}</div>;
}

/** The whole body as its sections; a row of a list as its fields side by side; any other object as its fields, without a frame. */
function ObjectFieldTemplate({ properties, fieldPathId, registry }: ObjectFieldTemplateProps) {
  const text = useText();
  const path = fieldPathId.path;
  if (path.length > 0) return <>{properties.map(({ content }) => content)}</>;
  const { form } = registry.formContext as { form: FormDefinition };
  const content = new Map(properties.map((property) => [property.name, property.content]));
  return (
    <>
      {form.sections.map((section) => (
        <Card
          key={section.name}
          id={sectionId(section.name)}
          title={text(section.title)}
          description={section.description && text(section.description)}
        >
          {section.properties.map((name) => content.get(name))}
        </Card>
      ))}
    </>
  );
}

function ArrayFieldTemplate({ items, canAdd, onAddClick, uiSchema, rawErrors }: ArrayFieldTemplateProps) {
  const { t } = useTranslation();
  const text = useText();
  const { whyLocked } = useFormScope();
  const list = useRef<HTMLFieldSetElement>(null);
  const field = definitionOf(uiSchema);
  if (!field) return null;
  const label = text(field.label);
  const add = (): void => {
    onAddClick();
    // One adds a row to fill it in.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  return (
    <fieldset ref={list} className={styles.rows}>
      <legend className={styles.hidden}>{label}</legend>
      {items.length === 0 ? (
        <p className={styles.none}>{t('engine.noRows')}</p>
      ) : (
        <ol className={styles.list}>{items}</ol>
      )}
      {rawErrors?.map((error) => (
        <p key={error} role="alert" className={styles.error}>
          {error}
        </p>
      ))}
      {canAdd ? (
        <div>
          <Button size="md" icon={<Plus />} onPress={add} why={whyLocked(field)}>
            {t('engine.addRow')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function ArrayFieldItemTemplate({ children, buttonsProps, uiSchema, index }: ArrayFieldItemTemplateProps) {
  const { t } = useTranslation();
  const isLocked = uiSchema?.['ui:readonly'] === true;
  return (
    <li className={styles.row} data-locked={isLocked || undefined}>
      <div className={styles.cells}>{children}</div>
      <IconButton
        label={t('engine.removeRow', { number: index + 1 })}
        icon={isLocked ? <Lock /> : <Trash2 />}
        why={isLocked ? t('engine.lockedRow') : undefined}
        onPress={() => buttonsProps.onRemoveItem()}
      />
    </li>
  );
}

/** The theme's templates: how fields, sections and rows are laid out. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
};

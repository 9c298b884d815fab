import { type ComponentType, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, FieldDefinition } from '../../../contract/entity.ts';
import { useText, withinSentence } from '../../../engine/text/use-text.ts';
import { textOf, type Values } from '../../../engine/values/values.ts';
import { type FormScope, FormScopeProvider } from '../../../engine/widgets/form-context.ts';
import { WIDGETS } from '../../../engine/widgets/table.ts';
import type { WidgetProps } from '../../../engine/widgets/widget.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { MediaKind } from './file-signature.ts';
import { type ItemFaults, typedFields } from './item-faults.ts';
import { saysSomething } from './media-states.ts';
import styles from './upload-card.module.css';

/** Props of {@link DetailFields}. */
export interface DetailFieldsProps {
  /** What the ids of the controls begin with. */
  idPrefix: string;
  entity: Entity;
  kind: MediaKind;
  genericName: string;
  values: Values;
  faults: ItemFaults;
  /** The properties whose fields are shown; all unless given. */
  only: readonly string[] | undefined;
  /** How many others the value of a field can be applied to. */
  othersOf(field: FieldDefinition): number;
  onChange(name: string, value: unknown): void;
  onApply(field: FieldDefinition): void;
}

/** The fields of the form definition that can be filled in while a file uploads. Whatever says something can be applied to all, but a name. */
export function DetailFields(props: DetailFieldsProps) {
  const { entity, kind, only } = props;
  const scope = useMemo(
    (): FormScope => ({ sources: entity.sources, makers: entity.makers, whyLocked: () => undefined }),
    [entity],
  );
  const fields = useMemo(() => typedFields(entity, kind), [entity, kind]);
  return (
    <FormScopeProvider value={scope}>
      <div className={styles.fields}>
        {fields
          .filter(({ field }) => only?.includes(field) ?? true)
          .map((field) =>
            field.field === 'name' ? (
              <NameField key={field.field} {...props} field={field} />
            ) : (
              <div key={field.field} className={field.wide ? styles.wide : styles.field}>
                <TypedField {...props} field={field} />
              </div>
            ),
          )}
      </div>
    </FormScopeProvider>
  );
}

type FieldProps = DetailFieldsProps & { field: FieldDefinition };

/** The name, for which the file's own name stands until one is written. */
function NameField({ idPrefix, field, values, faults, genericName, onChange }: FieldProps) {
  const text = useText();
  return (
    <div className={styles.wide}>
      <TextField
        id={`${idPrefix}.name`}
        label={text(field.label)}
        isRequired
        placeholder={genericName}
        value={textOf(values.name)}
        error={faults.name}
        onChange={(value) => onChange('name', value)}
      />
    </div>
  );
}

/** Any widget of the table, its options left open: generation has checked them against the widget's own schema. */
type AnyWidget = ComponentType<WidgetProps<never>>;

function TypedField({ idPrefix, kind, field, values, faults, othersOf, onChange, onApply }: FieldProps) {
  const { t } = useTranslation();
  const text = useText();
  const Widget = field.widget === 'rows' ? undefined : (WIDGETS[field.widget] as AnyWidget);
  if (!Widget) return null;
  const value = values[field.field];
  const label = text(field.label);
  const others = saysSomething(value) ? othersOf(field) : 0;
  // An image has one category at most (specification §3): another one takes its place.
  const change = (next: unknown): void =>
    onChange(
      field.field,
      kind === 'image' && field.field === 'categories' && Array.isArray(next) ? next.slice(-1) : next,
    );
  return (
    <>
      <Suspense fallback={<Skeleton shape="control" />}>
        <Widget
          id={`${idPrefix}.${field.field}`}
          field={field}
          options={(field.options ?? {}) as never}
          label={label}
          help={field.help && text(field.help)}
          error={faults[field.field]}
          isRequired={false}
          why={undefined}
          value={value}
          onChange={change}
          errorsAt={() => undefined}
        />
      </Suspense>
      {others > 0 ? (
        <div className={styles.apply}>
          <Button
            size="xs"
            type="regular-no-border"
            label={t('mediaUpload.apply.field', { label: withinSentence(label), count: others + 1 })}
            onPress={() => onApply(field)}
          >
            {t('mediaUpload.apply.all', { count: others + 1 })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

import type { FieldTemplateProps, ObjectFieldTemplateProps, TemplatesType, UiSchema } from '@rjsf/utils';
import { cloneElement, type ReactElement, type ReactNode, useCallback, useMemo } from 'react';
import type { FieldDefinition, FormDefinition, Section, When } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import { Card } from '../../ui/card.tsx';
import { useText } from '../text/use-text.ts';
import { isEmpty } from '../values/values.ts';
import { RowPathProvider } from '../widgets/form-context.ts';
import { DocumentForm } from './document-form.tsx';
import { firstSections } from './first-sections.ts';
import { RowsItemTemplate, RowsTemplate } from './rows-template.tsx';
import styles from './templates.module.css';
import type { SectionParts } from './ui-schema.ts';
import { useDrawnWhole } from './use-drawn-whole.ts';
import { useFits } from './use-fits.ts';

/** The id of a section's heading, which the rail and the error summary lead to. */
export function sectionId(name: string): string {
  return `section.${name}`;
}

const definitionOf = (uiSchema: FieldTemplateProps['uiSchema']): FieldDefinition | undefined =>
  uiSchema?.['ui:options']?.definition as FieldDefinition | undefined;

/** Label, help and error are the control's own (they are wired there), so a field is only its place in the grid. */
function FieldTemplate({ children, uiSchema, formData, registry, fieldPathId }: FieldTemplateProps) {
  const field = definitionOf(uiSchema);
  if (!field)
    return isRow(fieldPathId) ? <RowPathProvider value={pathOf(fieldPathId)}>{children}</RowPathProvider> : children;
  if (field.widget === 'hidden') return null;
  const { isNew, endedBy } = registry.formContext as { isNew: boolean; endedBy: ReadonlySet<string> };
  if (isNew && (endedBy.has(field.field) || (field.widget === 'read-only' && isEmpty(formData)))) return null;
  const shown = (
    <div className={field.wide ? styles.wide : styles.field} data-part={field.field}>
      {children}
    </div>
  );
  return field.when ? <WhereFits when={field.when}>{shown}</WhereFits> : shown;
}

type PathId = FieldTemplateProps['fieldPathId'];
const isRow = ({ path }: PathId): boolean => typeof path.at(-1) === 'number';
const pathOf = ({ path }: PathId): string => path.join('.');

/** Shows what depends on other fields of the form, or of the same row, while these have the values of `when`. */
function WhereFits({ when, children }: { when: When; children: ReactNode }) {
  return useFits(when) ? children : null;
}

/**
 * The whole body as its sections; a row of a list as its fields side by side; any other object as its fields, without a
 * frame.
 */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { properties, fieldPathId } = props;
  return fieldPathId.path.length > 0 ? properties.map(({ content }) => content) : <Sections {...props} />;
}

interface SectionsContext {
  form: FormDefinition;
  parts: SectionParts;
  isWholePage: boolean;
}

const ALWAYS: When = {};

function Sections({ properties, registry }: ObjectFieldTemplateProps) {
  const text = useText();
  const { form, parts, isWholePage } = registry.formContext as SectionsContext;
  const content = new Map(properties.map((property) => [property.name, property.content]));
  /** A property whose parts stand in several sections is drawn in each of them, with its own parts. */
  const contentIn = (section: Section, name: string): ReactNode => {
    const [whole, own] = [content.get(name), parts.get(section.name)?.get(name)];
    return own && whole ? cloneElement(whole as ReactElement<{ uiSchema: UiSchema }>, { uiSchema: own }) : whole;
  };
  const first = useMemo(() => firstSections(form), [form]);
  const isWhole = useDrawnWhole(form.sections.length);
  const drawn = (section: Section): ReactNode =>
    isWhole || first.has(section) ? (
      section.properties.map((name) => contentIn(section, name))
    ) : (
      <Awaited section={section} />
    );
  const card = (section: Section): ReactNode => (
    <WhereFits key={section.name} when={section.when ?? ALWAYS}>
      <Card
        id={isWholePage ? sectionId(section.name) : undefined}
        title={text(section.title)}
        description={section.description && text(section.description)}
      >
        {section.pairs && (isWhole || first.has(section)) ? (
          <Pairs heads={section.pairs}>{drawn(section)}</Pairs>
        ) : (
          drawn(section)
        )}
      </Card>
    </WhereFits>
  );
  const [page, ...others] = form.sections;
  if (form.arrangement === 'document' && isWholePage && page) {
    return (
      <DocumentForm id={sectionId(page.name)} label={text(page.title)} page={drawn(page)}>
        {others.map(card)}
      </DocumentForm>
    );
  }
  return form.sections.map(card);
}

/** Fields in pairs beneath two heads: in a table where there is room, where each has its own label no longer in sight. */
function Pairs({ heads, children }: { heads: readonly Text[]; children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.pairs}>
      <p aria-hidden="true" className={styles.heads}>
        {heads.map((head) => (
          <span key={head.en}>{text(head)}</span>
        ))}
      </p>
      {children}
    </div>
  );
}

/**
 * Holds the place of a section's fields for the moment until they are drawn. One element for all of them, as a form may
 * have hundreds; it does not shimmer, for that would be drawn again and again meanwhile.
 */
function Awaited({ section }: { section: Section }) {
  const takePlace = useCallback(
    (place: HTMLElement | null) => {
      const shown = section.fields.filter(({ widget }) => widget !== 'hidden');
      const wide = shown.filter((field) => field.wide).length;
      place?.style.setProperty('--fields', String(shown.length));
      place?.style.setProperty('--rows', String(wide + Math.ceil((shown.length - wide) / 2)));
    },
    [section],
  );
  return <div ref={takePlace} className={styles.awaited} />;
}

/** The theme's templates: how fields, sections and rows are laid out. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate: RowsTemplate,
  ArrayFieldItemTemplate: RowsItemTemplate,
};

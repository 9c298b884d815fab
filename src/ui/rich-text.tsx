import { type Editor, EditorContent } from '@tiptap/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { olderTextHtml } from '../../openapi/formats/older-text.ts';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import type { FieldControl, FieldProps } from './field.tsx';
import { Field } from './field.tsx';

import styles from './rich-text.module.css';
import { type TextValue, textAttributes, useTextEditor } from './rich-text-editor.ts';
import { cleanPastedHtml } from './rich-text-paste.ts';
import { RichTextReading } from './rich-text-reading.tsx';
import { contentOf, EXTENSIONS, heldValue, NAMED_PARTS, unheldDocument, unheldHtml } from './rich-text-schema.ts';
import { ShownSelection } from './rich-text-selection.ts';
import { type CheckAddress, RichTextToolbar } from './rich-text-toolbar.tsx';

/** Props of {@link RichText}. */
export interface RichTextProps extends FieldProps {
  id: string;
  /** HTML, or the editor's own document, as `kind` says; null when there is none. */
  value: string | object | null;
  kind: 'html' | 'document';
  /** Called with the same kind of value, or null when nothing is left; never for merely opening it. */
  onChange: (value: string | object | null) => void;
  hasHeadings?: boolean | undefined;
  /** The rule for the addresses of links. */
  checkAddress: CheckAddress;
}

/** Text with emphasis, lists and links. What it could not keep is shown for reading only, with the reason. */
export function RichText(props: RichTextProps) {
  const { value, kind, why } = props;
  const { t } = useTranslation();
  const unheld = useMemo(() => unheldOf(value), [value]);
  const parts = unheld.map((part) => (NAMED_PARTS.includes(part) ? t(`ui.richText.parts.${part}`) : part)).join(', ');
  const reason = parts ? t('ui.richText.unheld', { parts }) : undefined;
  return (
    <Field {...props} {...(why || reason ? { why: why ?? reason } : {})} isGroup>
      {(field) =>
        reason ? <RichTextReading field={field} value={value} kind={kind} /> : <Writing {...props} field={field} />
      }
    </Field>
  );
}

/** Names of what the editor could not keep of a value. */
function unheldOf(value: TextValue): readonly string[] {
  const html = Array.isArray(value) ? olderTextHtml(value) : value;
  if (typeof html === 'string') return unheldHtml(html);
  return contentOf(html) ? unheldDocument(html ?? {}) : [];
}

/** Input rules: writing `- ` or `1. ` begins a list. Only for what the toolbar offers. */
const RULES = ['bold', 'italic', 'bulletList', 'orderedList', 'blockquote'];

const WITH_HEADINGS = [...RULES, 'heading'];
const EXTENDED = [...EXTENSIONS, ShownSelection];

function Writing(props: RichTextProps & { field: FieldControl }) {
  const { value, kind, onChange, hasHeadings = false, checkAddress, field } = props;
  const editor = useTextEditor({
    extensions: EXTENDED,
    value,
    onChange,
    read: contentOf,
    hold: kind === 'html' ? heldHtml : heldDocument,
    isEditable: !field.isLocked,
    rules: hasHeadings ? WITH_HEADINGS : RULES,
    attributes: textAttributes(field, props),
    clean: hasHeadings ? cleanWithHeadings : cleanWithout,
  });
  return (
    <div
      className={classNames(control.control, styles.box)}
      data-invalid={field.isInvalid || undefined}
      data-locked={field.isLocked || undefined}
    >
      {field.isLocked ? null : (
        <RichTextToolbar
          editor={editor}
          label={props.label}
          controls={field.id}
          hasHeadings={hasHeadings}
          checkAddress={checkAddress}
        />
      )}
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}

const heldHtml = (editor: Editor): TextValue => heldValue(editor, 'html');
const heldDocument = (editor: Editor): TextValue => heldValue(editor, 'document');
const cleanWithHeadings = (html: string): string => cleanPastedHtml(html, true);
const cleanWithout = (html: string): string => cleanPastedHtml(html, false);

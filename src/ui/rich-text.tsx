import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import type { FieldControl, FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import styles from './rich-text.module.css';
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
  const unheld = useMemo(
    () => (typeof value === 'string' ? unheldHtml(value) : contentOf(value) ? unheldDocument(value ?? {}) : []),
    [value],
  );
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

/** Input rules: writing `- ` or `1. ` begins a list. Only for what the toolbar offers. */
const RULES = ['bold', 'italic', 'bulletList', 'orderedList', 'blockquote'];

function Writing(props: RichTextProps & { field: FieldControl }) {
  const { value, kind, onChange, hasHeadings = false, checkAddress, field } = props;
  /** What was given out last, and what it was opened with: coming back to it is no change. */
  const own = useRef({ value, opened: value });
  /** The document as the editor read it when it was opened. */
  const start = useRef<Editor['state']['doc']>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const editor = useEditor({
    extensions: [...EXTENSIONS, ShownSelection],
    content: contentOf(value),
    injectCSS: false,
    immediatelyRender: true,
    editable: !field.isLocked,
    shouldRerenderOnTransaction: false,
    enableInputRules: hasHeadings ? [...RULES, 'heading'] : RULES,
    editorProps: {
      attributes: attributesOf(field, props),
      transformPastedHTML: (html) => cleanPastedHtml(html, hasHeadings),
    },
    onUpdate: ({ editor: now }) => {
      const isOpened = start.current !== undefined && now.state.doc.eq(start.current);
      own.current.value = isOpened ? own.current.opened : heldValue(now, kind);
      latest.current(own.current.value);
    },
  });
  useEffect(() => {
    if (!isSameText(value, own.current.value)) {
      own.current = { value, opened: value };
      editor.chain().setMeta('addToHistory', false).setContent(contentOf(value), { emitUpdate: false }).run();
      start.current = undefined;
    }
    start.current ??= editor.state.doc;
  }, [editor, value]);
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

/** Whether two values are the same text; a document may come back from the form as a copy. */
function isSameText(a: RichTextProps['value'], b: RichTextProps['value']): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

function attributesOf(field: FieldControl, props: FieldProps): Record<string, string> {
  return {
    id: field.id,
    role: 'textbox',
    tabindex: '0',
    'aria-multiline': 'true',
    'aria-labelledby': field.labelId,
    ...(field.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    ...(field.isInvalid ? { 'aria-invalid': 'true' } : {}),
    ...(field.isLocked ? { 'aria-readonly': 'true' } : {}),
    ...(props.isRequired ? { 'aria-required': 'true' } : {}),
  };
}

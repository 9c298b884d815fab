import type { EditorProps } from '@tiptap/pm/view';
import { type AnyExtension, type Content, type Editor, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldControl, FieldProps } from './field.tsx';

/** What a text holds: HTML, or the editor's own document; null when there is nothing. */
export type TextValue = string | object | null;

/** How a text is edited. All but the value must keep its identity between renders: otherwise the editor is set up again with each key. */
export interface TextEditing {
  extensions: readonly AnyExtension[];
  value: TextValue;
  onChange: (value: TextValue) => void;
  /** A value as the editor takes it. */
  read: (value: TextValue) => Content;
  /** What the editor holds. */
  hold: (editor: Editor) => TextValue;
  /** Is told that a value from outside stands in the editor, before anything is changed. */
  onRead?: ((editor: Editor, value: TextValue) => void) | undefined;
  isEditable: boolean;
  /** Input rules that are on, by their extensions. */
  rules: string[];
  attributes: Record<string, string>;
  clean: (html: string) => string;
  more?: EditorProps | undefined;
}

/** An editor over a value of a form: it tells its changes, and takes over what comes from elsewhere. */
export function useTextEditor(editing: TextEditing): Editor {
  const { extensions, value, onChange, read, hold, onRead, isEditable, rules, clean, more } = editing;
  /** What was given out last, and what it was opened with: coming back to it is no change. */
  const own = useRef({ value, opened: value });
  /** The document as the editor read it when it was opened. */
  const start = useRef<Editor['state']['doc']>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const [content] = useState(() => read(value));
  const said = JSON.stringify(editing.attributes);
  const editorProps = useMemo<EditorProps>(
    () => ({ ...more, attributes: JSON.parse(said) as Record<string, string>, transformPastedHTML: clean }),
    [said, clean, more],
  );
  const editor = useEditor({
    extensions: extensions as AnyExtension[],
    content,
    injectCSS: false,
    immediatelyRender: true,
    editable: isEditable,
    shouldRerenderOnTransaction: false,
    enableInputRules: rules,
    editorProps,
    onUpdate: ({ editor: now }) => {
      const isOpened = start.current !== undefined && now.state.doc.eq(start.current);
      own.current.value = isOpened ? own.current.opened : hold(now);
      latest.current(own.current.value);
    },
  });
  useEffect(() => {
    if (!isSameText(value, own.current.value)) {
      own.current = { value, opened: value };
      editor.chain().setMeta('addToHistory', false).setContent(read(value), { emitUpdate: false }).run();
      start.current = undefined;
    }
    if (start.current) return;
    start.current = editor.state.doc;
    onRead?.(editor, value);
  }, [editor, value, read, onRead]);
  useEffect(() => {
    if (editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  return editor;
}

/** Whether two values are the same text; a document may come back from the form as a copy, and from the service with its keys in another order. */
function isSameText(a: TextValue, b: TextValue): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && said(a) === said(b));
}

const said = (document: object | null): string => JSON.stringify(document, inOrder);

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the element of a text says of itself. */
export function textAttributes(field: FieldControl, props: FieldProps): Record<string, string> {
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

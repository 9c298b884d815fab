import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Group, Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import styles from './rich-text.module.css';
import { type CheckAddress, RichTextLink } from './rich-text-link.tsx';

export type { CheckAddress };

/** Props of {@link RichTextToolbar}. */
export interface RichTextToolbarProps {
  editor: Editor;
  /** The label of the text that it works on. */
  label: string;
  /** The id of the text. */
  controls: string;
  hasHeadings: boolean;
  checkAddress: CheckAddress;
  /** Further groups at its end. */
  children?: ReactNode;
}

/** One button: its key in the texts, its icon, whether it is on, and what it does. */
interface Tool {
  name: string;
  icon: ReactNode;
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
}

/** The toolbar of a rich text: one Tab stop, arrow keys move among the buttons. */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { editor, label, controls, hasHeadings, checkAddress, children } = props;
  const { t } = useTranslation();
  const groups = useTools(editor, hasHeadings);
  return (
    <Toolbar className={styles.toolbar ?? ''} aria-label={t('ui.richText.toolbar', { label })} aria-controls={controls}>
      {groups.map((tools) => (
        <Group key={tools[0]?.name} className={styles.group ?? ''}>
          {tools.map((tool) => (
            <IconButton
              key={tool.name}
              size="sm"
              label={t(`ui.richText.${tool.name}`)}
              icon={tool.icon}
              isPressed={tool.isOn}
              why={tool.isOff ? t(`ui.richText.${tool.name}Off`) : undefined}
              onPress={tool.run}
            />
          ))}
          {tools[0]?.name === 'bulletList' ? <RichTextLink editor={editor} checkAddress={checkAddress} /> : null}
        </Group>
      ))}
      {children}
    </Toolbar>
  );
}

function useTools(editor: Editor, hasHeadings: boolean): readonly (readonly Tool[])[] {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const on = () => editor.chain().focus();
  const headings: Tool[] = [
    { name: 'heading2', icon: <Heading2 />, isOn: state.heading2, run: () => on().toggleHeading({ level: 2 }).run() },
    { name: 'heading3', icon: <Heading3 />, isOn: state.heading3, run: () => on().toggleHeading({ level: 3 }).run() },
  ];
  return [
    [
      { name: 'bold', icon: <Bold />, isOn: state.bold, run: () => on().toggleBold().run() },
      { name: 'italic', icon: <Italic />, isOn: state.italic, run: () => on().toggleItalic().run() },
    ],
    ...(hasHeadings ? [headings] : []),
    [
      { name: 'bulletList', icon: <List />, isOn: state.bulletList, run: () => on().toggleBulletList().run() },
      {
        name: 'orderedList',
        icon: <ListOrdered />,
        isOn: state.orderedList,
        run: () => on().toggleOrderedList().run(),
      },
      { name: 'blockquote', icon: <Quote />, isOn: state.blockquote, run: () => on().toggleBlockquote().run() },
    ],
    [
      { name: 'clear', icon: <RemoveFormatting />, run: () => on().unsetAllMarks().clearNodes().run() },
      { name: 'undo', icon: <Undo2 />, isOff: !state.canUndo, run: () => on().undo().run() },
      { name: 'redo', icon: <Redo2 />, isOff: !state.canRedo, run: () => on().redo().run() },
    ],
  ];
}

import { NodeSelection } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import { type Editor, posToDOMRect, useEditorState } from '@tiptap/react';
import { Bold, ExternalLink, Heading2, Italic, Link, Pencil, Quote, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { type CheckAddress, LinkForm } from '../rich-text-link.tsx';
import { showSelection } from '../rich-text-selection.ts';
import { Floating } from './floating.tsx';
import styles from './selection-bar.module.css';

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  editor: Editor;
  checkAddress: CheckAddress;
}

const rectOfSelection = (editor: Editor): DOMRect | null => {
  const { from, to } = editor.state.selection;
  try {
    return posToDOMRect(editor.view, from, to);
  } catch {
    return null;
  }
};

/** What can be done to the selected words, beside them; and the address of the link that the cursor stands in. */
export function SelectionBar({ editor, checkAddress }: SelectionBarProps) {
  const { t } = useTranslation();
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const change = (next: boolean): void => {
    setLinking(next);
    showSelection(editor, next);
    if (!next)
      requestAnimationFrame(() => editor.isDestroyed || editor.commands.focus(undefined, { scrollIntoView: false }));
  };
  if (isLinking && (state.isWords || state.href !== null)) {
    return (
      <Floating editor={editor} label={t('ui.richText.link')} rectOf={rectOfSelection} side="below" look="panel">
        <LinkForm editor={editor} checkAddress={checkAddress} close={() => change(false)} />
      </Floating>
    );
  }
  if (state.isWords) {
    return (
      <Floating editor={editor} label={t('pageText.bar')} rectOf={rectOfSelection} side="above" look="bar">
        <Words editor={editor} state={state} link={() => change(true)} />
      </Floating>
    );
  }
  if (state.href === null) return null;
  return (
    <Floating editor={editor} label={t('ui.richText.link')} rectOf={rectOfSelection} side="below" look="panel">
      <div className={styles.link}>
        <a href={state.href} target="_blank" rel="noopener noreferrer" title={t('pageText.link.open')}>
          <bdi>{state.href}</bdi> <ExternalLink aria-hidden="true" />
        </a>
        <IconButton size="sm" label={t('pageText.link.edit')} icon={<Pencil />} onPress={() => change(true)} />
        <IconButton
          size="sm"
          label={t('ui.richText.unlink')}
          icon={<Unlink />}
          onPress={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
        />
      </div>
    </Floating>
  );
}

interface WordsState {
  isWords: boolean;
  bold: boolean;
  italic: boolean;
  heading: boolean;
  quote: boolean;
  /** The address of the link that the cursor stands in; null where it stands in none. */
  href: string | null;
}

function stateOf(editor: Editor): WordsState {
  const { selection } = editor.state;
  const isText = !(selection instanceof NodeSelection || selection instanceof CellSelection);
  const isWords =
    isText && !selection.empty && editor.state.doc.textBetween(selection.from, selection.to).trim() !== '';
  const isLink = selection.empty && editor.isActive('link');
  return {
    isWords: isWords && editor.isEditable && !editor.isActive('codeBlock'),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading', { level: 2 }),
    quote: editor.isActive('blockquote'),
    href: isLink ? String(editor.getAttributes('link').href ?? '') : null,
  };
}

function Words({ editor, state, link }: { editor: Editor; state: WordsState; link: () => void }) {
  const { t } = useTranslation();
  const on = () => editor.chain().focus();
  return (
    <Toolbar className={styles.bar ?? ''} aria-label={t('pageText.bar')}>
      <IconButton
        size="sm"
        label={t('ui.richText.bold')}
        icon={<Bold />}
        isPressed={state.bold}
        onPress={() => on().toggleBold().run()}
      />
      <IconButton
        size="sm"
        label={t('ui.richText.italic')}
        icon={<Italic />}
        isPressed={state.italic}
        onPress={() => on().toggleItalic().run()}
      />
      <IconButton
        size="sm"
        label={t('ui.richText.heading2')}
        icon={<Heading2 />}
        isPressed={state.heading}
        onPress={() => on().toggleHeading({ level: 2 }).run()}
      />
      <IconButton
        size="sm"
        label={t('ui.richText.blockquote')}
        icon={<Quote />}
        isPressed={state.quote}
        onPress={() => on().toggleBlockquote().run()}
      />
      <IconButton size="sm" label={t('ui.richText.link')} icon={<Link />} onPress={link} />
    </Toolbar>
  );
}

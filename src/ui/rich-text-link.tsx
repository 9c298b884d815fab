import { type Editor, useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Popover } from './popover.tsx';
import styles from './rich-text.module.css';
import { showSelection } from './rich-text-selection.ts';
import { TextField } from './text-field.tsx';

/** The rule for addresses: gives the address as it is kept, or undefined when it is none. */
export type CheckAddress = (written: string) => string | undefined;

/** Props of {@link RichTextLink}. */
export interface RichTextLinkProps {
  editor: Editor;
  checkAddress: CheckAddress;
}

/** The link of the selected words: made, changed or taken away in a small sheet. */
export function RichTextLink({ editor, checkAddress }: RichTextLinkProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { isOn } = useEditorState({ editor, selector: ({ editor: now }) => ({ isOn: now.isActive('link') }) });
  const change = (open: boolean): void => {
    setOpen(open);
    showSelection(editor, open);
    // The words stay selected; the focus goes back to them rather than to the button.
    if (!open) requestAnimationFrame(() => focusWords(editor));
  };
  return (
    <Popover
      label={t('ui.richText.link')}
      isOpen={isOpen}
      onOpenChange={change}
      trigger={<IconButton size="sm" label={t('ui.richText.link')} icon={<Link />} isPressed={isOn} />}
    >
      {() => <LinkForm editor={editor} checkAddress={checkAddress} close={() => change(false)} />}
    </Popover>
  );
}

/** The page may have gone before the focus comes back to it. */
function focusWords(editor: Editor): void {
  if (!editor.isDestroyed) editor.commands.focus(undefined, { scrollIntoView: false });
}

/** The address of a link, with the check that every address passes. */
export function LinkForm({ editor, checkAddress, close }: RichTextLinkProps & { close: () => void }) {
  const { t } = useTranslation();
  const former = String(editor.getAttributes('link').href ?? '');
  const [written, setWritten] = useState(former);
  const [isRefused, setRefused] = useState(false);
  const apply = (): void => {
    const href = checkAddress(written.trim());
    setRefused(href === undefined);
    if (href === undefined) return;
    const isNothingSelected = editor.state.selection.empty && former === '';
    const chain = editor.chain().extendMarkRange('link');
    if (isNothingSelected)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ ...editor.getAttributes('link'), href }).run();
    close();
  };
  const remove = (): void => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // The sheet belongs to the form's tree: Enter here must not save the form.
    event.preventDefault();
    event.stopPropagation();
    apply();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the box does what the button does; a form inside the form would save that one
    <div className={styles.link} onKeyDown={onKeyDown}>
      <TextField
        label={t('ui.richText.address')}
        type="url"
        value={written}
        autoFocus
        error={isRefused ? t('ui.richText.noAddress') : undefined}
        onChange={(text) => {
          setWritten(text);
          setRefused(false);
        }}
      />
      <div className={styles.answers}>
        <Button size="md" type="filled" onPress={apply}>
          {t('ui.richText.apply')}
        </Button>
        {former ? (
          <Button size="md" onPress={remove}>
            {t('ui.richText.unlink')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

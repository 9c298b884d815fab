import { Image, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { TextField } from '../text-field.tsx';
import { type EmbedAddress, embedAddress, PROVIDER_NAMES } from './embed-address.ts';
import { removeNode, setAttributes } from './insert-block.ts';
import styles from './panel.module.css';
import { PanelField } from './panel-field.tsx';
import type { PanelNode } from './panel-node.ts';

/** Props of {@link EmbedForm}. */
export interface EmbedFormProps {
  start: string;
  action: string;
  onDone(found: EmbedAddress): void;
}

/** Asks for the address of something to show; says which ones can be taken. */
export function EmbedForm({ start, action, onDone }: EmbedFormProps) {
  const { t } = useTranslation();
  const [written, setWritten] = useState(start);
  const [isRefused, setRefused] = useState(false);
  const take = (): void => {
    const found = embedAddress(written.trim());
    setRefused(!found);
    if (found) onDone(found);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter here must not save the form around the text.
    event.preventDefault();
    event.stopPropagation();
    take();
  };
  const providers = PROVIDER_NAMES.join(', ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the box does what the button does; a form inside the form would save that one
    <div className={styles.fields} onKeyDown={onKeyDown}>
      <TextField
        label={t('pageText.embed.address')}
        type="url"
        value={written}
        autoFocus={start === ''}
        description={t('pageText.embed.help', { providers })}
        error={isRefused ? t('pageText.embed.refused', { providers }) : undefined}
        onChange={(text) => {
          setWritten(text);
          setRefused(false);
        }}
      />
      {written.trim() === start ? null : (
        <div className={styles.buttons}>
          <Button size="md" type="filled" onPress={take}>
            {action}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where something embedded lies, and what readers see before they open it. */
export function EmbedPanel({ editor, node, at, host }: PanelNode) {
  const { t } = useTranslation();
  const choose = async (): Promise<void> => {
    const [chosen] = (await host.choosePictures?.(t('pageText.embed.thumbnail'), false)) ?? [];
    if (chosen && editor.state.doc.nodeAt(at)?.type.name === 'embed')
      setAttributes(editor, at, { thumbnail: chosen.media });
  };
  const url = String(node.attrs.url);
  return (
    <div className={styles.fields}>
      <EmbedForm
        key={url}
        start={url}
        action={t('pageText.embed.change')}
        onDone={(found) => setAttributes(editor, at, { ...found })}
      />
      <PanelField editor={editor} at={at} name="title" label={t('pageText.embed.title')} node={node} />
      <div className={styles.buttons}>
        <Button
          size="md"
          icon={<Image />}
          why={host.choosePictures ? undefined : t('pageText.noLibrary')}
          onPress={() => void choose()}
        >
          {t('pageText.embed.thumbnail')}
        </Button>
        <Button size="md" type="regular-no-border" icon={<Trash2 />} onPress={() => removeNode(editor, at)}>
          {t('pageText.remove')}
        </Button>
      </div>
    </div>
  );
}

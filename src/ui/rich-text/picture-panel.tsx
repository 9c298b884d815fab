import { Replace, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { removeNode, setAttributes } from './insert-block.ts';
import styles from './panel.module.css';
import { PanelField } from './panel-field.tsx';
import type { PanelNode } from './panel-node.ts';

/** What a picture shows, what stands beneath it, and who took it. */
export function PicturePanel({ editor, node, at, host }: PanelNode) {
  const { t } = useTranslation();
  const { choosePictures } = host;
  const change = async (): Promise<void> => {
    const [chosen] = (await choosePictures?.(t('pageText.nodes.picture'), false)) ?? [];
    if (chosen && editor.state.doc.nodeAt(at)?.type.name === 'picture')
      setAttributes(editor, at, { media: chosen.media });
  };
  const field = { editor, at };
  return (
    <div className={styles.fields}>
      <PanelField
        {...field}
        name="alt"
        label={t('pageText.picture.alt')}
        node={node}
        description={t('pageText.picture.altHelp')}
      />
      <PanelField {...field} name="caption" label={t('pageText.picture.caption')} node={node} />
      <PanelField {...field} name="credit" label={t('pageText.picture.credit')} node={node} />
      <div className={styles.buttons}>
        <Button
          size="md"
          icon={<Replace />}
          why={choosePictures ? undefined : t('pageText.noLibrary')}
          onPress={() => void change()}
        >
          {t('pageText.picture.change')}
        </Button>
        <Button size="md" type="regular-no-border" icon={<Trash2 />} onPress={() => removeNode(editor, at)}>
          {t('pageText.remove')}
        </Button>
      </div>
    </div>
  );
}

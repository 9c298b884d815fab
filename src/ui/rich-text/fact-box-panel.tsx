import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { removeNode } from './insert-block.ts';
import styles from './panel.module.css';
import { PanelField } from './panel-field.tsx';
import type { PanelNode } from './panel-node.ts';

/** What a fact box is called. */
export function FactBoxPanel({ editor, node, at }: PanelNode) {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <PanelField editor={editor} at={at} name="title" label={t('pageText.factbox.title')} node={node} />
      <IconButton label={t('pageText.factbox.remove')} icon={<Trash2 />} onPress={() => removeNode(editor, at)} />
    </div>
  );
}

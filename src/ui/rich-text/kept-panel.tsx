import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { removeNode } from './insert-block.ts';
import styles from './panel.module.css';
import type { PanelNode } from './panel-node.ts';

/** Why a block is closed. */
export function KeptPanel({ editor, at }: PanelNode) {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      <p>{t('pageText.keptWhy')}</p>
      <div className={styles.buttons}>
        <Button size="md" type="regular-no-border" icon={<Trash2 />} onPress={() => removeNode(editor, at)}>
          {t('pageText.remove')}
        </Button>
      </div>
    </div>
  );
}

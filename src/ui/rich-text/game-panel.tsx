import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { removeNode, setAttributes } from './insert-block.ts';
import styles from './panel.module.css';
import type { PanelNode } from './panel-node.ts';

/** Which game a card shows. */
export function GamePanel({ editor, at, host }: PanelNode) {
  const { t } = useTranslation();
  const { GameChoice } = host;
  return (
    <div className={styles.fields}>
      {GameChoice ? (
        <GameChoice
          label={t('pageText.game.change')}
          onChoose={(gameUuid) => setAttributes(editor, at, { gameUuid })}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button size="md" type="regular-no-border" icon={<Trash2 />} onPress={() => removeNode(editor, at)}>
          {t('pageText.remove')}
        </Button>
      </div>
    </div>
  );
}

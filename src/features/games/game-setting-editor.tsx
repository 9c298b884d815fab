import type { ReactNode } from 'react';
import type { StoredEntity } from '../../contract/entity.ts';
import { RecordEditor } from '../../engine/editor/record-editor.tsx';
import styles from './game-setting-page.module.css';
import { MetadataForm } from './metadata-form.tsx';

/** Props of {@link GameSettingEditor}. */
export interface GameSettingEditorProps {
  setting: StoredEntity;
  gameUuid: string;
  initial: object;
  /** What stands beside the form. */
  aside: ReactNode;
}

/** The engine's editor of a game's metadata, around a form of its own. */
export function GameSettingEditor({ setting, gameUuid, initial, aside }: GameSettingEditorProps) {
  return (
    <RecordEditor entity={setting} id={gameUuid} initial={initial}>
      {(record) => (
        <div className={styles.columns}>
          <div className={styles.form}>
            {record.notices}
            <MetadataForm setting={setting} record={record} />
          </div>
          <aside className={styles.aside}>
            {record.panel}
            {aside}
          </aside>
        </div>
      )}
    </RecordEditor>
  );
}

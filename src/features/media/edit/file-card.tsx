import { Copy, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { copyAddress } from '../../../engine/calls/copy-address.ts';
import type { EditorCommands } from '../../../engine/editor/editor-slots.ts';
import { optionalPart } from '../../../engine/loading/optional-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import styles from './edit.module.css';
import { addressOf } from './file-address.ts';
import { fileFacts } from './file-facts.ts';

// Comes when it is first needed, with all that looks into files.
const ReplaceDialog = optionalPart(
  async () => (await import('./replace-dialog.tsx')).ReplaceDialog,
  ({ onClose }) => onClose(),
);

/** Props of {@link FileCard}. */
export interface FileCardProps {
  media: Media;
  commands: EditorCommands;
  /** Why the file cannot be replaced now. */
  why: string | undefined;
}

/** What is derived from the item's file (specification §3), its address, and what puts another file in its place. */
export function FileCard({ media, commands, why }: FileCardProps) {
  const { t, i18n } = useTranslation();
  const [isReplacing, setReplacing] = useState(false);
  const facts = fileFacts(media, i18n.language);
  const address = addressOf(media);
  const rows = [
    ['resolution', facts.resolution],
    ['duration', facts.duration],
    ['size', facts.size],
    ['format', facts.format],
    ['aspectRatio', facts.aspectRatio],
    ['mainMedia', media.type === 'image' ? t(`mediaEdit.file.sixteenNine.${media.sixteenNine}`) : undefined],
    ['views', new Intl.NumberFormat(i18n.language).format(media.views)],
  ] as const;
  return (
    <Card title={t('mediaEdit.file.title')} layout="plain">
      {media.status === 'ready' ? null : <p className={styles.quiet}>{t(`mediaEdit.file.status.${media.status}`)}</p>}
      <dl className={styles.facts}>
        {rows.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{t(`mediaEdit.file.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className={styles.buttons}>
        <Button isWide icon={<FileUp />} why={why} onPress={() => commands.refuses() || setReplacing(true)}>
          {t('mediaEdit.replace.open')}
        </Button>
        <Button
          isWide
          icon={<Copy />}
          why={address === undefined ? t('mediaEdit.file.status.pending') : undefined}
          onPress={() => void copyAddress(t, address ?? '')}
        >
          {t('mediaEdit.copy')}
        </Button>
      </div>
      {isReplacing ? <ReplaceDialog media={media} commands={commands} onClose={() => setReplacing(false)} /> : null}
    </Card>
  );
}

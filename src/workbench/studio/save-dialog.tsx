import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../words.ts';
import { differenceOf, type Line, signs } from './difference.ts';
import { readDefinition } from './json.ts';
import { printDefinition } from './print-definition.ts';
import styles from './save-dialog.module.css';

/** Props of {@link SaveDialog}. */
export interface SaveDialogProps {
  name: string;
  /** The text of the file, and the edited one. */
  before: string;
  after: string;
  onClose(): void;
  onSave(): void;
}

/** Shows what a save changes in the file, line for line, before it does. */
export function SaveDialog({ name, before, after, onClose, onSave }: SaveDialogProps) {
  const t = useWords();
  const definition = readDefinition(after);
  const lines = definition ? differenceOf(before, printDefinition(definition)) : [];
  const count = (kind: Line['kind']): number => lines.filter((line) => line.kind === kind).length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('studio.save.title', { file: `forms/${name}.json` })}
      size="lg"
      actions={
        <>
          <Button onPress={onClose}>{t('studio.save.cancel')}</Button>
          <Button type="filled" onPress={onSave} autoFocus>
            {t('studio.save.write')}
          </Button>
        </>
      }
    >
      <p className={styles.count}>{t('studio.save.lines', { added: count('added'), removed: count('removed') })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre className={styles.lines} tabIndex={0}>
        {lines.map((line) => (
          <span key={line.key} className={styles[line.kind]}>
            {signs[line.kind]} {line.text}
            {'\n'}
          </span>
        ))}
      </pre>
    </Dialog>
  );
}

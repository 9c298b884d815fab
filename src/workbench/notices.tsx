import { Button } from '../ui/button.tsx';
import styles from './notices.module.css';
import type { FormText } from './use-form-text.ts';
import { useWords } from './words.ts';

/** What stands in the way of a save beside faults: a file that changed meanwhile, or a save that was refused. */
export function Notices({ form, name }: { form: FormText; name: string }) {
  const t = useWords();
  const { isBehind, problem, takeFile, keepMine } = form;
  if (!isBehind && !problem) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{isBehind ? t('studio.notices.changed', { file: `forms/${name}.json` }) : problem}</p>
      {isBehind ? (
        <div className={styles.choices}>
          <Button size="sm" onPress={takeFile}>
            {t('studio.notices.takeFile')}
          </Button>
          <Button size="sm" onPress={keepMine}>
            {t('studio.notices.keepMine')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

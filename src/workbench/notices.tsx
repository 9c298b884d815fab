import { Button } from '../ui/button.tsx';
import styles from './notices.module.css';
import type { FormText } from './use-form-text.ts';

/** What stands in the way of a save beside faults: a file that changed meanwhile, or a save that was refused. */
export function Notices({ form, name }: { form: FormText; name: string }) {
  const { isBehind, problem, takeFile, keepMine } = form;
  if (!isBehind && !problem) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{isBehind ? `forms/${name}.json was changed on disk while you edited it here.` : problem}</p>
      {isBehind ? (
        <div className={styles.choices}>
          <Button size="sm" onPress={takeFile}>
            Take the file
          </Button>
          <Button size="sm" onPress={keepMine}>
            Keep mine
          </Button>
        </div>
      ) : null}
    </div>
  );
}

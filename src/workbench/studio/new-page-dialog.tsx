import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NewPages, OfferedPage } from '../protocol.ts';
import { readNewPages } from '../server-calls.ts';
import { useWords } from '../words.ts';
import { NewPageForm, type NewPageFormProps } from './new-page-form.tsx';
import styles from './parts-list.module.css';

/** Props of {@link NewPageDialog}. */
export type NewPageDialogProps = Pick<NewPageFormProps, 'onClose' | 'onMade'>;

/** Makes a page of what the contract has and no definition uses: first what of, then what it is called and where it stands. */
export function NewPageDialog({ onClose, onMade }: NewPageDialogProps) {
  const t = useWords();
  const offered = useNewPages();
  const [chosen, setChosen] = useState<OfferedPage>();
  if (offered.pages && chosen)
    return (
      <NewPageForm
        {...{ onClose, onMade }}
        page={chosen}
        landings={offered.landings}
        onBack={() => setChosen(undefined)}
      />
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('studio.pages.title')}
      size="md"
      actions={<Button onPress={onClose}>{t('studio.save.cancel')}</Button>}
    >
      {offered.problem === undefined ? null : <p role="alert">{offered.problem}</p>}
      {offered.pages ? <Choice pages={offered.pages} onChoose={setChosen} /> : <p>{t('studio.pages.looking')}</p>}
    </Dialog>
  );
}

function useNewPages(): Partial<NewPages> & { landings: readonly string[]; problem?: string } {
  const [offered, setOffered] = useState<Partial<NewPages> & { landings: readonly string[]; problem?: string }>({
    landings: [],
  });
  useEffect(() => {
    readNewPages().then(setOffered, (error: unknown) =>
      setOffered({ landings: [], problem: error instanceof Error ? error.message : String(error) }),
    );
  }, []);
  return offered;
}

/** What the contract has and no definition uses. */
function Choice({ pages, onChoose }: { pages: readonly OfferedPage[]; onChoose(page: OfferedPage): void }) {
  const t = useWords();
  const [word, setWord] = useState('');
  const sought = word.trim().toLowerCase();
  const found = pages.filter(({ operation, summary, kind }) =>
    `${operation} ${summary} ${t(`studio.pages.${kind}`)}`.toLowerCase().includes(sought),
  );
  return (
    <>
      <TextField label={t('studio.add.find')} value={word} onChange={setWord} autoFocus autoComplete="off" />
      <ul className={styles.offers} aria-label={t('studio.pages.unused')}>
        {found.map((page) => (
          <li key={page.operation}>
            <button type="button" className={styles.offer} onClick={() => onChoose(page)}>
              <span className={styles.offerHead}>
                <code>{page.operation}</code>
                <span className={styles.about}>{t(`studio.pages.${page.kind}`)}</span>
              </span>
              <span className={styles.about}>{page.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className={styles.about}>{t('studio.pages.nothing')}</p> : null}
    </>
  );
}

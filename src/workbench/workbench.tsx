import { useEffect, useState } from 'react';
import { DefinitionPane } from './definition-pane.tsx';
import { useLook } from './look.ts';
import { LookBar } from './look-bar.tsx';
import { Preview } from './preview.tsx';
import { listForms } from './server-calls.ts';
import { useFormText } from './use-form-text.ts';
import { useShown } from './use-shown.ts';
import styles from './workbench.module.css';

/** The form workbench: a definition's JSON beside what it makes. `name` is the one that the address asks for. */
export function Workbench({ name }: { name: string | undefined }) {
  const names = useNames();
  const chosen = name !== undefined && names?.includes(name) ? name : names?.[0];
  return (
    <div className={styles.page}>
      <LookBar>
        {names ? (
          <label className={styles.choice}>
            Definition
            <select
              value={chosen}
              onChange={({ target }) => {
                location.hash = `forms/${target.value}`;
              }}
            >
              {names.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        ) : null}
      </LookBar>
      {chosen === undefined ? (
        <p className={styles.none}>{names ? 'There are no definitions.' : 'Loading'}</p>
      ) : (
        <Open key={chosen} name={chosen} />
      )}
    </div>
  );
}

function useNames(): readonly string[] | undefined {
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    listForms().then(setNames, console.warn);
  }, []);
  return names;
}

function Open({ name }: { name: string }) {
  const form = useFormText(name);
  const look = useLook();
  const { compiled, revision, shownAfter, onShown } = useShown(form);
  return (
    <main className={styles.desk}>
      <DefinitionPane name={name} form={form} shownAfter={shownAfter} />
      {compiled ? (
        <Preview form={compiled} revision={revision} look={look} onShown={onShown} />
      ) : (
        <p className={styles.none}>{form.compilation ? 'The form appears once the faults are mended.' : 'Loading'}</p>
      )}
    </main>
  );
}

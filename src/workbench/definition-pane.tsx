import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './definition-pane.module.css';
import { JsonEditor, type JsonEditorHandle, told } from './json-editor.tsx';
import type { FormText } from './use-form-text.ts';

/** Props of {@link DefinitionPane}. */
export interface DefinitionPaneProps {
  name: string;
  form: FormText;
  /** How long the last change took until it was on screen, in milliseconds. */
  shownAfter: number | undefined;
}

/** The JSON of a definition with its faults, and the button that writes it to disk. */
export function DefinitionPane({ name, form, shownAfter }: DefinitionPaneProps) {
  const editor = useRef<JsonEditorHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const [isFound, setFound] = useState(true);
  const faults = form.compilation?.faults ?? [];
  return (
    <section className={styles.pane} aria-label="Definition">
      <div className={styles.bar}>
        <span className={styles.name}>forms/{name}.json</span>
        <input
          ref={search}
          className={styles.search}
          type="search"
          placeholder="Find"
          aria-label="Find in the definition"
          aria-invalid={!isFound}
          value={word}
          onChange={({ target }) => {
            setWord(target.value);
            setFound(true);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setFound(editor.current?.findNext(word) ?? false);
            if (key === 'Escape') editor.current?.focus();
          }}
        />
        <Button type="filled" size="sm" onPress={form.save} isPending={form.isSaving} why={whyNotSave(form)}>
          Save
        </Button>
      </div>
      <Notices form={form} name={name} />
      <JsonEditor
        ref={editor}
        label={`forms/${name}.json`}
        text={form.text}
        faults={faults}
        onChange={form.edit}
        onFind={() => search.current?.select()}
      />
      {faults.length > 0 ? (
        <ol className={styles.faults} aria-label="Faults">
          {faults.map((fault) => (
            <li key={`${fault.line} ${fault.message}`}>
              <button type="button" className={styles.fault} onClick={() => editor.current?.goToLine(fault.line)}>
                <b>{fault.line}</b> {told(fault)}
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      <p className={styles.status} role="status">
        {statusOf(form)}
        {shownAfter === undefined ? null : (
          <span data-shown-after={Math.round(shownAfter)}> · shown after {Math.round(shownAfter)} ms</span>
        )}
      </p>
    </section>
  );
}

function whyNotSave({ isEdited, isBehind }: FormText): string | undefined {
  if (isBehind) return 'The file changed on disk meanwhile: choose which of the two stays.';
  return isEdited ? undefined : 'Nothing has been changed.';
}

function statusOf({ compilation, isEdited }: FormText): string {
  if (!compilation) return 'Compiling';
  const count = compilation.faults.length;
  if (count > 0) return `${count} ${count === 1 ? 'fault' : 'faults'}; the form shows the last version without any`;
  return isEdited ? 'No faults; not saved yet' : 'No faults; as on disk';
}

function Notices({ form, name }: { form: FormText; name: string }) {
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

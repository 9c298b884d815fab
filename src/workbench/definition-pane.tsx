import { useRef } from 'react';
import styles from './definition-pane.module.css';
import { told } from './json/fault-text.ts';
import { JsonEditor, type JsonEditorHandle } from './json/json-editor.tsx';
import { useLook } from './look.ts';
import type { Fault } from './protocol.ts';
import type { FormText } from './use-form-text.ts';
import { useWords } from './words.ts';

/** Props of {@link DefinitionPane}. */
export interface DefinitionPaneProps {
  name: string;
  form: FormText;
  /** A fault was chosen: its part is wanted in sight. */
  onFault(fault: Fault): void;
}

/** The JSON of a definition with its faults. */
export function DefinitionPane({ name, form, onFault }: DefinitionPaneProps) {
  const t = useWords();
  const { studio } = useLook();
  const editor = useRef<JsonEditorHandle>(null);
  const faults = form.compilation?.faults ?? [];
  return (
    <section className={styles.pane} aria-label={t('studio.json.pane')} data-region="definition">
      <div className={styles.bar}>
        <span className={styles.name}>JSON</span>
      </div>
      <JsonEditor
        key={studio}
        ref={editor}
        label={`forms/${name}.json`}
        text={form.text}
        faults={faults}
        onChange={(text) => form.edit(text, 'json')}
      />
      {faults.length > 0 ? (
        <ol className={styles.faults} aria-label={t('studio.json.faults')}>
          {faults.map((fault) => (
            <li key={`${fault.line} ${fault.message}`}>
              <button
                type="button"
                className={styles.fault}
                onClick={() => {
                  onFault(fault);
                  editor.current?.goToLine(fault.line);
                }}
              >
                <b>{fault.line}</b> {told(fault)}
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

import { useMemo, useState } from 'react';
import type { Look } from './look.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import type { CompiledForm, ServiceSite, Shown } from './protocol.ts';
import { RecordBar } from './record-bar.tsx';
import { Segments } from './segments.tsx';
import { SentBody } from './sent-body.tsx';
import { type RecordInForm, useRecord } from './use-record.ts';
import { useService } from './use-service.ts';

type View = 'form' | 'list';
type Width = 'wide' | 'narrow';
type ShownIn = 'one' | 'both';

const views: Readonly<Record<View, string>> = { form: 'Form', list: 'List' };
const widths: Readonly<Record<Width, string>> = { wide: 'Wide', narrow: '375' };
const shownLanguages: Readonly<Record<ShownIn, string>> = { one: 'One language', both: 'Both' };

/** Props of {@link Preview}. */
export interface PreviewProps {
  form: CompiledForm;
  /** Counts the versions of the definition. */
  revision: number;
  look: Look;
  onShown(revision: number): void;
}

/** What a definition makes: the live form or the list, whichever it has, in one language or both, at either width; and the body that a save would send. */
export function Preview({ form, revision, look, onShown }: PreviewProps) {
  const [wanted, setView] = useState<View>('form');
  const [width, setWidth] = useState<Width>('wide');
  const [shownIn, setShownIn] = useState<ShownIn>('one');
  const [site, setSite] = useState<ServiceSite>();
  const service = useService();
  const { record, choose, edit } = useRecord(form);
  const [hasForm, hasList] = [form.data.form.sections.length > 0, form.data.list !== undefined];
  const view = hasForm && hasList ? wanted : hasList ? 'list' : 'form';
  const frames = shownIn === 'both' ? (['en', 'sv'] as const) : [look.language];
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        {hasForm && hasList ? <Segments label="Show" options={views} value={view} onChange={setView} /> : null}
        <Segments label="Width" options={widths} value={width} onChange={setWidth} />
        <Segments label="Languages" options={shownLanguages} value={shownIn} onChange={setShownIn} />
      </div>
      <RecordBar
        {...{ form, service, site }}
        hasRecord={view === 'form'}
        origin={record.origin}
        onSite={setSite}
        onChoose={choose}
      />
      <div className={styles.frames}>
        {frames.map((language) => (
          <Frame
            key={`${view} ${language} ${look.theme}`}
            {...{ view, form, revision, record, site, onShown }}
            look={{ ...look, language }}
            isNarrow={width === 'narrow'}
            onEdited={(key, body) => edit(language, key, body)}
          />
        ))}
      </div>
      {hasForm ? <SentBody form={form} base={record.base} body={record.body} /> : null}
    </section>
  );
}

interface FrameProps extends PreviewProps {
  view: View;
  isNarrow: boolean;
  record: RecordInForm;
  site: ServiceSite | undefined;
  onEdited(key: string, body: object): void;
}

/** One frame, told anew only when what it shows changed: not for every key that is pressed in it. */
function Frame({ view, form, revision, look, isNarrow, record, site, onShown, onEdited }: FrameProps) {
  const start = record.starts[look.language];
  const shown = useMemo(
    (): Shown => ({ kind: 'show', revision, form, recordKey: start.key, record: start.record, site }),
    [revision, form, start, site],
  );
  return <PreviewFrame {...{ view, look, isNarrow, shown, onShown, onEdited }} />;
}

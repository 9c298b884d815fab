import { useEffect, useRef, useState } from 'react';
import { nameIn } from '../engine/entity/row-name.ts';
import { textOf, valueAt } from '../engine/values/values.ts';
import type { CompiledForm, ServiceSite, ServiceState } from './protocol.ts';
import styles from './record-bar.module.css';
import { Segments } from './segments.tsx';
import { fetchRecord, fetchRows } from './server-calls.ts';
import type { RecordOrigin } from './use-record.ts';
import { useWords } from './words.ts';

/** Props of {@link RecordBar}. */
export interface RecordBarProps {
  form: CompiledForm;
  isHidden?: boolean;
  /** Whether a form is shown, which has a record in it. */
  hasRecord: boolean;
  origin: RecordOrigin;
  service: ServiceState;
  site: ServiceSite | undefined;
  onSite(site: ServiceSite | undefined): void;
  onChoose(origin: RecordOrigin, record?: object): void;
}

/** Chooses the record that stands in the form, and the site whose lists and relations are shown. */
export function RecordBar({
  form,
  isHidden = false,
  hasRecord,
  origin,
  service,
  site,
  onSite,
  onChoose,
}: RecordBarProps) {
  const t = useWords();
  const choose = (next: RecordOrigin): void => onChoose(next, firstOf(next));
  const origins = {
    sample: t('studio.record.sample'),
    new: t('studio.record.new'),
    pasted: t('studio.record.pasted'),
    fetched: t('studio.record.fetched'),
  };
  return (
    <div className={styles.bar} hidden={isHidden}>
      {hasRecord ? (
        <Segments label={t('studio.record.record')} options={origins} value={origin} onChange={choose} />
      ) : null}
      <SiteChoice service={service} site={site} onSite={onSite} />
      {hasRecord && origin === 'pasted' ? <Paste onChoose={onChoose} /> : null}
      {hasRecord && origin === 'fetched' ? (
        <Fetch key={site?.instanceId} form={form} site={site} onChoose={onChoose} />
      ) : null}
    </div>
  );
}

/** Before something is pasted or fetched the form is empty. */
const firstOf = (origin: RecordOrigin): object | undefined =>
  origin === 'pasted' || origin === 'fetched' ? {} : undefined;

function SiteChoice({ service, site, onSite }: Pick<RecordBarProps, 'service' | 'site' | 'onSite'>) {
  const t = useWords();
  if (service.state === 'starting') return <span className={styles.quiet}>{t('studio.record.starting')}</span>;
  if (service.state === 'absent')
    return <span className={styles.quiet}>{t('studio.record.absent', { reason: service.reason })}</span>;
  return (
    <label className={styles.label}>
      {t('studio.record.site')}
      <select
        className={styles.select}
        value={site?.instanceId ?? ''}
        onChange={({ target }) => onSite(service.sites.find(({ instanceId }) => instanceId === target.value))}
      >
        <option value="">{t('studio.record.noSite')}</option>
        {service.sites.map(({ instanceId, name }) => (
          <option key={instanceId} value={instanceId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Paste({ onChoose }: Pick<RecordBarProps, 'onChoose'>) {
  const t = useWords();
  const [problem, setProblem] = useState<string>();
  const paste = (text: string): void => {
    try {
      const record: unknown = JSON.parse(text);
      if (typeof record !== 'object' || record === null || Array.isArray(record))
        throw new Error(t('studio.record.noObject'));
      onChoose('pasted', record);
      setProblem(undefined);
    } catch (error) {
      setProblem(text.trim() === '' ? undefined : wordsOf(error));
    }
  };
  return (
    <div className={styles.source}>
      <textarea
        className={styles.paste}
        aria-label={t('studio.record.asJson')}
        aria-invalid={problem !== undefined}
        placeholder={t('studio.record.paste')}
        spellCheck={false}
        onChange={({ target }) => paste(target.value)}
      />
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** What a failure says. */
const wordsOf = (error: unknown): string => String(error instanceof Error ? error.message : error);

interface Row {
  id: string;
  title: string;
}

function Fetch({ form, site, onChoose }: Pick<RecordBarProps, 'form' | 'site' | 'onChoose'>) {
  const t = useWords();
  const [word, setWord] = useState('');
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { id, title, list } = form.data;
  const { list: path } = form.paths;
  const instanceId = site?.instanceId;
  const searchParameter = list?.searchParameter;
  const { read } = form.paths;
  const fetching = useRef<AbortController>(undefined);
  // Whoever has turned to something else by then gets no record put into the form.
  useEffect(() => () => fetching.current?.abort(), []);
  useEffect(() => {
    if (instanceId === undefined || path === undefined) return undefined;
    // The rows of an older word may come after those of the newer one.
    const stopper = new AbortController();
    const { signal } = stopper;
    const timer = setTimeout(() => {
      fetchRows(path, instanceId, searchParameter && word ? { [searchParameter]: word } : {}, signal).then(
        (found) => {
          if (signal.aborted) return;
          setProblem(undefined);
          setRows(found.map((row) => ({ id: textOf(valueAt(row, id)), title: nameIn('en', valueAt(row, title)) })));
        },
        (error: unknown) => (signal.aborted ? undefined : setProblem(wordsOf(error))),
      );
    }, 150);
    return () => {
      clearTimeout(timer);
      stopper.abort();
    };
  }, [path, instanceId, word, searchParameter, id, title]);
  const fetch = (row: string): void => {
    if (instanceId === undefined || read === undefined) return;
    setChosen(row);
    fetching.current?.abort();
    const stopper = new AbortController();
    const { signal } = stopper;
    fetching.current = stopper;
    fetchRecord(read, instanceId, row, signal).then(
      (record) => {
        if (signal.aborted) return;
        setProblem(undefined);
        onChoose('fetched', record);
      },
      (error: unknown) => (signal.aborted ? undefined : setProblem(wordsOf(error))),
    );
  };
  if (read === undefined) return <p className={styles.quiet}>{t('studio.record.notRead')}</p>;
  if (instanceId === undefined) return <p className={styles.quiet}>{t('studio.record.chooseSite')}</p>;
  return (
    <div className={styles.source}>
      {searchParameter ? (
        <input
          className={styles.find}
          type="search"
          aria-label={t('studio.record.find')}
          placeholder={t('studio.record.find')}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      ) : null}
      <FetchById onFetch={fetch} />
      <ul className={styles.rows} aria-label={t('studio.record.records')}>
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" className={styles.row} aria-pressed={row.id === chosen} onClick={() => fetch(row.id)}>
              {row.title || row.id}
            </button>
          </li>
        ))}
      </ul>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** For a record that no list finds: one that was deleted, or one that somebody has written of. */
function FetchById({ onFetch }: { onFetch(id: string): void }) {
  const t = useWords();
  const [id, setId] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (id.trim() !== '') onFetch(id.trim());
      }}
    >
      <input
        className={styles.find}
        aria-label={t('studio.record.idLabel')}
        placeholder={t('studio.record.id')}
        spellCheck={false}
        value={id}
        onChange={({ target }) => setId(target.value)}
      />
    </form>
  );
}

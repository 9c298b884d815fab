import { useMemo, useState } from 'react';
import type { Look } from './look.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import type { CompiledForm, FrameChange, Pointing, ServiceSite, Shown } from './protocol.ts';
import { RecordBar } from './record-bar.tsx';
import { Segments } from './segments.tsx';
import { SentBody } from './sent-body.tsx';
import type { Spot } from './studio/spots.ts';
import { useCovered } from './studio/use-covered.ts';
import { type RecordInForm, useRecord } from './use-record.ts';
import { useService } from './use-service.ts';
import { useWords } from './words.ts';

type View = 'form' | 'list';
type Press = 'select' | 'use';
type Width = 'fit' | '1280' | '768' | '375';
type ShownIn = 'one' | 'both';

/** Props of {@link Preview}. */
export interface PreviewProps {
  form: CompiledForm;
  /** Counts the versions of the definition. */
  revision: number;
  look: Look;
  /** Whether JSON is shown: the body that a save would send is some. */
  hasJson: boolean;
  /** Whether there is room for what chooses the view, its width and its record. */
  hasBars: boolean;
  /** What is selected. */
  selected: Spot | undefined;
  onShown(revision: number): void;
  onPoint(spot: Spot, isOpening: boolean): void;
  onChange(change: FrameChange, language: Look['language']): void;
}

/** What a definition makes: the live form or the list, whichever it has, in one language or both, at either width; and the body that a save would send. */
export function Preview(props: PreviewProps) {
  const { form, revision, look, selected, hasJson, hasBars, onShown, onPoint, onChange } = props;
  const t = useWords();
  const [wanted, setView] = useState<View>('form');
  const [press, setPress] = useState<Press>('select');
  useFollowed(selected, setView);
  const [width, setWidth] = useState<Width>('fit');
  const [shownIn, setShownIn] = useState<ShownIn>('one');
  const [site, setSite] = useState<ServiceSite>();
  const service = useService();
  const { record, choose, edit } = useRecord(form);
  const [hasForm, hasList] = [form.data.form.sections.length > 0, form.data.list !== undefined];
  const view = hasForm && hasList ? wanted : hasList ? 'list' : 'form';
  const frames = shownIn === 'both' ? (['en', 'sv'] as const) : [look.language];
  return (
    <section className={styles.preview} aria-label={t('studio.preview.name')}>
      <div className={styles.bar} hidden={!hasBars}>
        {hasForm && hasList ? (
          <Segments<View>
            label={t('studio.preview.show')}
            options={{ form: t('studio.preview.form'), list: t('studio.preview.list') }}
            value={view}
            onChange={setView}
          />
        ) : null}
        <Segments<Press>
          label={t('studio.preview.press')}
          options={{ select: t('studio.preview.select'), use: t('studio.preview.use') }}
          value={press}
          onChange={setPress}
        />
        <Segments<Width>
          label={t('studio.preview.width')}
          options={{ fit: t('studio.preview.fit'), 1280: '1280', 768: '768', 375: '375' }}
          value={width}
          onChange={setWidth}
        />
        <Segments<ShownIn>
          label={t('studio.preview.languages')}
          options={{ one: t('studio.preview.oneLanguage'), both: t('studio.preview.both') }}
          value={shownIn}
          onChange={setShownIn}
        />
      </div>
      <RecordBar
        {...{ form, service, site }}
        isHidden={!hasBars}
        hasRecord={view === 'form'}
        origin={record.origin}
        onSite={setSite}
        onChoose={choose}
      />
      <div className={styles.frames} data-region="frames">
        {frames.map((language) => (
          <Frame
            key={`${view} ${language} ${look.theme}`}
            {...{ view, form, revision, record, site, selected, onShown, onPoint, onChange }}
            isPointing={press === 'select'}
            look={{ ...look, language }}
            width={width === 'fit' ? undefined : Number(width)}
            onEdited={(key, body) => edit(language, key, body)}
          />
        ))}
      </div>
      {view === 'form' && hasJson ? <SentBody form={form} base={record.base} body={record.body} /> : null}
    </section>
  );
}

interface FrameProps extends Omit<PreviewProps, 'hasJson' | 'hasBars'> {
  view: View;
  width: number | undefined;
  isPointing: boolean;
  record: RecordInForm;
  site: ServiceSite | undefined;
  onEdited(key: string, body: object): void;
}

/** One frame, told anew only when what it shows changed: not for every key that is pressed in it. */
function Frame(props: FrameProps) {
  const { view, form, revision, look, width, isPointing, record, site, selected } = props;
  const { onShown, onEdited, onPoint, onChange } = props;
  const start = record.starts[look.language];
  const shown = useMemo(
    (): Shown => ({ kind: 'show', revision, form, recordKey: start.key, record: start.record, site }),
    [revision, form, start, site],
  );
  const covered = useCovered();
  const pointing = useMemo(
    (): Pointing => ({ kind: 'pointing', isPointing, selected, covered }),
    [isPointing, selected, covered],
  );
  return <PreviewFrame {...{ view, look, width, shown, pointing, onShown, onEdited, onPoint, onChange }} />;
}

/** Shows the form or the list, whichever has what was selected last. */
function useFollowed(selected: Spot | undefined, show: (view: View) => void): void {
  const [followed, setFollowed] = useState(selected);
  if (followed === selected) return;
  setFollowed(selected);
  const kind = selected?.kind;
  if (kind === 'column' || kind === 'filter' || kind === 'list') show('list');
  if (kind === 'field' || kind === 'section' || kind === 'head') show('form');
}

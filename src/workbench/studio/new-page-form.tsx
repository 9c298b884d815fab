import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Fault, NewPage, OfferedPage, Words } from '../protocol.ts';
import { createPage, RefusedError } from '../server-calls.ts';
import { useWords } from '../words.ts';
import { isWithin, type Place } from './json.ts';
import { valuesAt, wordsAt } from './key-order.ts';
import styles from './properties.module.css';
import { faultsAt, faultText } from './studio-context.ts';
import { useVocabulary } from './use-vocabulary.ts';

/** Props of {@link NewPageForm}. */
export interface NewPageFormProps {
  onClose(): void;
  /** A definition of this name was written. */
  onMade(name: string): void;
  page: OfferedPage;
  /** Pages that lead to settings below their address. */
  landings: readonly string[];
  onBack(): void;
}

/** Stands for the navigation where pages are chosen from that lead to settings. */
const NAVIGATION = '\u0000navigation';

/** What a new page is called in both languages, and where it stands. What the check refuses of it is told beside it. */
export function NewPageForm({ page, landings, onClose, onMade, onBack }: NewPageFormProps) {
  const t = useWords();
  const [answers, setAnswers] = useState(() => firstAnswers(page, landings));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const id = useId();
  const isList = page.kind === 'list';
  const make = (event: FormEvent): void => {
    event.preventDefault();
    setMaking(true);
    const { labels } = answers;
    createPage({ ...answers, labels: isList ? labels : { ...labels, many: labels.one } })
      .then(({ name }) => onMade(name))
      .catch((error: unknown) => {
        setFaults(error instanceof RefusedError ? error.faults : []);
        setProblem(error instanceof RefusedError ? undefined : String(error));
      })
      .finally(() => setMaking(false));
  };
  const others = faults.filter(({ place }) => !place || !ASKED.some((asked) => isWithin(place, asked)));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isList ? 'studio.pages.newList' : 'studio.pages.newSettings')}
      size="md"
      actions={
        <>
          <Button onPress={onBack}>{t('studio.pages.back')}</Button>
          <Button type="filled" isSubmit form={id} isPending={isMaking}>
            {t('studio.pages.make')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.sheet} onSubmit={make} noValidate>
        <p className={styles.quiet}>
          {page.summary} (<code>{page.operation}</code>)
        </p>
        {problem === undefined ? null : <p role="alert">{problem}</p>}
        {others.map((fault) => (
          <p key={fault.message} className={styles.problem} role="alert">
            {faultText(fault)}
          </p>
        ))}
        <Questions {...{ page, landings, answers, faults, setAnswers }} />
      </form>
    </Dialog>
  );
}

interface QuestionsProps extends Pick<NewPageFormProps, 'page' | 'landings'> {
  answers: NewPage;
  faults: readonly Fault[];
  setAnswers(answers: NewPage): void;
}

function Questions({ page, landings, answers, faults, setAnswers }: QuestionsProps) {
  const vocabulary = useVocabulary();
  const t = useWords();
  const isList = page.kind === 'list';
  const { labels, landing, name } = answers;
  const change = (next: Partial<NewPage>): void => setAnswers({ ...answers, ...next });
  const told = (...place: Place): string | undefined => faultsAt(faults, place);
  return (
    <>
      <Pair
        label={t(isList ? 'studio.definition.one' : 'studio.pages.called')}
        isFirst
        words={labels.one}
        faults={faults}
        place={['labels', 'one']}
        onChange={(one) => change({ labels: { ...labels, one } })}
      />
      {isList ? (
        <Pair
          label={t('studio.definition.many')}
          words={labels.many}
          faults={faults}
          place={['labels', 'many']}
          onChange={(many) => change({ labels: { ...labels, many } })}
        />
      ) : (
        <Select
          label={t('studio.pages.where')}
          options={[
            ...landings.map((path) => ({ value: path, label: t('studio.pages.onPage', { path }) })),
            { value: NAVIGATION, label: t('studio.pages.inNavigation') },
          ]}
          value={landing ?? NAVIGATION}
          onChange={(next) => setAnswers(movedTo(answers, next === NAVIGATION ? undefined : next))}
        />
      )}
      {landing === undefined ? (
        <Select
          label={t('studio.definition.area')}
          options={valuesAt(['area']).map((area) => ({ value: area, label: area }))}
          value={answers.area}
          error={told('area')}
          onChange={(area) => change({ area })}
        />
      ) : null}
      <Select
        label={t('studio.definition.icon')}
        options={(vocabulary?.icons ?? []).map((icon) => ({ value: icon, label: icon }))}
        value={answers.icon}
        error={told('icon')}
        onChange={(icon) => change({ icon })}
      />
      <TextField
        label={t('studio.pages.address')}
        value={answers.address}
        error={told('paths')}
        onChange={(address) => change({ address })}
      />
      <TextField
        label={t('studio.pages.file')}
        description={wordsAt(['name'])}
        value={name}
        error={told('name')}
        onChange={(next) => setAnswers(namedAs(answers, next))}
      />
    </>
  );
}

/** The places that the form asks about. */
const ASKED: readonly Place[] = [['labels'], ['area'], ['icon'], ['paths'], ['name']];

interface PairProps {
  label: string;
  words: Words;
  faults: readonly Fault[];
  place: Place;
  /** Whether one begins to write here. */
  isFirst?: boolean;
  onChange(words: Words): void;
}

function Pair({ label, words, faults, place, isFirst = false, onChange }: PairProps) {
  const t = useWords();
  return (
    <div className={styles.pair}>
      {(['en', 'sv'] as const).map((language) => (
        <TextField
          key={language}
          label={t(`studio.pair.${language}`, { label })}
          value={words[language]}
          autoFocus={isFirst && language === 'en'}
          error={faultsAt(faults, [...place, language])}
          onChange={(text) => onChange({ ...words, [language]: text })}
        />
      ))}
    </div>
  );
}

const NOTHING: Words = { en: '', sv: '' };

function firstAnswers({ kind, operation }: OfferedPage, landings: readonly string[]): NewPage {
  const name = operation
    .replace(/^(list|get|search|read)/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .replace(/[^A-Za-z-]/g, '')
    .toLowerCase();
  const begun = { kind, operation, name, labels: { one: NOTHING, many: NOTHING }, address: `/${name}` };
  if (kind === 'list') return { ...begun, area: 'content', icon: 'table' };
  return movedTo({ ...begun, area: 'site', icon: 'settings' }, landings[0]);
}

/** The answers with another page that leads to the settings, or the navigation. */
function movedTo(answers: NewPage, landing: string | undefined): NewPage {
  const { landing: _, ...others } = answers;
  const next = landing === undefined ? others : { ...others, area: 'site', landing };
  return { ...next, address: addressAfter(answers, next) };
}

/** The answers with another name of the file. */
function namedAs(answers: NewPage, name: string): NewPage {
  const next = { ...answers, name };
  return { ...next, address: addressAfter(answers, next) };
}

/** An address that nobody has written follows the name and the page that leads there. */
function addressAfter(before: NewPage, next: NewPage): string {
  const usual = ({ landing = '', name }: NewPage): string => `${landing}/${name}`;
  return before.address === usual(before) ? usual(next) : before.address;
}

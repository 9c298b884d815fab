import { Trans } from 'react-i18next';
import { Select } from '../../ui/select.tsx';
import type { OfferedValue } from '../protocol.ts';
import { useWords } from '../words.ts';
import { jsonAt, type Place, textIn } from './json.ts';
import { wordsAt } from './key-order.ts';
import { newCall, wordsOf } from './new-parts.ts';
import { PlainValue } from './plain-value.tsx';
import styles from './properties.module.css';
import { faultsAt, useStudio } from './studio-context.ts';

/** The operation that an action calls, of those that fit, with the values that its parameters have and that it sends. */
export function CallEditor({ place }: { place: Place }) {
  const { definition, faults, offers, step } = useStudio();
  const t = useWords();
  const operation = textIn(definition, [...place, 'operation']);
  const called = offers.calls.find(({ id }) => id === operation);
  const options = offers.calls.map(({ id, summary }) => ({ value: id, label: summary, description: id }));
  const choose = (next: string): void => {
    const chosen = offers.calls.find(({ id }) => id === next);
    if (chosen) step({ kind: 'set', place, value: newCall(chosen) });
  };
  // What lies within is told beside its own control.
  const own = faults.filter((fault) => fault.place && fault.place.length <= place.length + 1);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('studio.call.title')}</legend>
      <Select
        label={t('studio.call.operation')}
        description={called ? called.id : wordsAt([...place, 'operation'])}
        error={faultsAt(own, place)}
        options={called ? options : [...options, { value: operation, label: operation }]}
        value={operation}
        onChange={choose}
      />
      <AddressValues place={[...place, 'parameters']} values={called?.inAddress ?? []} />
      {called?.inQuery.map((one) => (
        <Value key={one.name} place={[...place, 'parameters', one.name]} value={one} label={wordsOf(one.name)} />
      ))}
      {called?.inBody.map((one) => (
        <Value
          key={one.name}
          place={[...place, 'body', one.name]}
          value={one}
          label={t('studio.call.sends', { value: wordsOf(one.name) })}
        />
      ))}
    </fieldset>
  );
}

/** The values in the address: all but the one that names what the action is done to. */
function AddressValues({ place, values }: { place: Place; values: readonly OfferedValue[] }) {
  const { definition } = useStudio();
  const t = useWords();
  const open = values.filter(({ name }) => jsonAt(definition, [...place, name]) === undefined);
  const [named] = open;
  const shown = open.length === 1 ? values.filter((one) => one !== named) : values;
  return (
    <>
      {shown.map((one) => (
        <PlainValue
          key={one.name}
          place={[...place, one.name]}
          label={wordsOf(one.name)}
          description={one.description}
          offered={one}
          isOptional
          emptied={undefined}
        />
      ))}
      {named && open.length === 1 ? (
        <p className={styles.quiet}>
          <Trans t={t} i18nKey="studio.call.names" components={{ code: <code /> }} values={{ parameter: named.name }} />
        </p>
      ) : null}
    </>
  );
}

/** A value of the query or of the body; one that is not needed may be left out. */
function Value({ place, label, value }: { place: Place; label: string; value: OfferedValue }) {
  const t = useWords();
  const { isRequired, mayBeNull, description } = value;
  const empty = mayBeNull ? t('studio.value.empty') : undefined;
  return (
    <PlainValue
      {...{ place, label, description, empty }}
      offered={value}
      isOptional={!isRequired}
      emptied={isRequired ? (mayBeNull ? null : '') : undefined}
    />
  );
}

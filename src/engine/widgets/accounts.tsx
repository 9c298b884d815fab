import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../ui/combo-box.tsx';
import { Row, RowList, useRowFocus } from '../../ui/row-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { tidyEntry } from '../values/tidy-text.ts';
import { textOf, type Values } from '../values/values.ts';
import { tidyAddress } from '../values/web-address.ts';
import styles from './accounts.module.css';
import { isAddress, KNOWN_MEDIA, mediumHost, mediumName } from './media.ts';
import { useTidy } from './use-tidy.ts';
import { controlProps, type WidgetProps } from './widget.ts';

const accountsOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

/**
 * What was written, tidied once the field is left: an address gets its scheme and loses its last slash, a name its
 * spaces.
 */
function tidied(account: string): string {
  const text = tidyEntry(account);
  return isAddress(text) ? tidyAddress(text) : text;
}

/**
 * Accounts in social media, keyed by the lower-case name of the medium. Those of the definition are always shown,
 * others that came are too; one can add more.
 */
export function AccountsWidget(props: WidgetProps<'accounts'>) {
  const { options, value, why, onChange } = props;
  const accounts = accountsOf(value);
  const [added, setAdded] = useState<readonly string[]>([]);
  const came = Object.keys(accounts).filter((key) => typeof accounts[key] === 'string');
  const shown = [...new Set([...options.media, ...came.filter((key) => textOf(accounts[key]) !== ''), ...added])];
  const focus = useRowFocus(shown.length);
  const write = (key: string, account: string): void => {
    const { [key]: _, ...rest } = accounts;
    // A medium that is emptied stays in sight until the form is left: one may want to write another name.
    if (!options.media.includes(key)) setAdded((before) => [...new Set([...before, key])]);
    onChange(account === '' ? rest : { ...accounts, [key]: account });
  };
  const add = (written: string): void => {
    const key = written.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (key === '' || shown.includes(key)) return;
    focus.adding(shown.length);
    setAdded([...added, key]);
  };
  return (
    <RowList
      {...controlProps(props)}
      focus={focus}
      isGrid
      adder={why ? undefined : <Adder shown={shown} onAdd={add} />}
    >
      {shown.map((key) => (
        <Row key={key}>
          <Account widget={props} medium={key} account={textOf(accounts[key])} onChange={(next) => write(key, next)} />
        </Row>
      ))}
    </RowList>
  );
}

interface AccountProps {
  widget: WidgetProps<'accounts'>;
  medium: string;
  account: string;
  onChange(account: string): void;
}

/** The account in one medium. */
function Account({ widget, medium, account, onChange }: AccountProps) {
  const { id, why, errorsAt } = widget;
  const { t } = useTranslation();
  const { written, left } = useTidy(() => {
    if (tidied(account) !== account) onChange(tidied(account));
  });
  const host = mediumHost(medium);
  const write = (text: string): void => {
    written();
    onChange(text);
  };
  return (
    <TextField
      id={`${id}.${medium}`}
      label={mediumName(medium)}
      placeholder={host ? t('accounts.example', { host }) : t('accounts.exampleOther')}
      value={account}
      onChange={write}
      onBlur={left}
      why={why}
      error={errorsAt?.(medium)}
    />
  );
}

/** Adds a medium: one that the console knows, or any other by its name. */
function Adder({ shown, onAdd }: { shown: readonly string[]; onAdd(medium: string): void }) {
  const { t } = useTranslation();
  const others = KNOWN_MEDIA.filter((key) => !shown.includes(key));
  return (
    <div className={styles.adder}>
      <ComboBox
        label={t('accounts.add')}
        isLabelHidden
        placeholder={t('accounts.add')}
        options={others.map((key) => ({ value: key, label: mediumName(key) }))}
        value={null}
        onChange={(key) => key !== null && onAdd(key)}
        onCreate={onAdd}
      />
    </div>
  );
}

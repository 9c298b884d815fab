import { useTranslation } from 'react-i18next';
import type { WidgetOptions } from '../../contract/entity.ts';
import { Row, RowList, useRowFocus } from '../../ui/row-list.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { tidyEntry, tidyNumber } from '../values/tidy-text.ts';
import { textOf, type Values } from '../values/values.ts';
import { tidyAddress } from '../values/web-address.ts';
import { rowsOf } from './rows-of.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowRemoval } from './use-row-removal.ts';
import { useTidy } from './use-tidy.ts';
import { controlProps, type WidgetProps } from './widget.ts';

type Kind = NonNullable<WidgetOptions<'contacts'>['types']>[number];

/** The kinds of contact, in the order in which they are offered, with what a keyboard on glass shows for each. */
const KINDS = { email: 'email', phone: 'tel', mobile: 'tel', web: 'url', other: 'text' } as const;

const isKind = (type: string): type is Kind => type in KINDS;

/** What was written, tidied once the field is left: the rules themselves are part of the schema. */
function tidied(type: string, value: string): string {
  if (type === 'web') return tidyAddress(value);
  if (type === 'phone' || type === 'mobile') return tidyNumber(value);
  return type === 'email' ? tidyEntry(value) : value.trim();
}

/**
 * Ways to reach somebody, each with its kind and the rule of its kind. A kind that the console does not know is shown
 * and kept.
 */
export function ContactsWidget(props: WidgetProps<'contacts'>) {
  const { id, options, value, why, onChange } = props;
  const { t } = useTranslation();
  const rows = rowsOf(value);
  const kinds: readonly Kind[] = options.types ?? (Object.keys(KINDS) as Kind[]);
  const keys = useRowKeys(rows);
  const focus = useRowFocus(rows.length);
  const remove = useRowRemoval(() => rows, focus, onChange);
  const add = (): void => {
    const unused = kinds.find((kind) => kind !== 'other' && !rows.some((row) => row.type === kind));
    focus.adding(rows.length);
    onChange([...rows, { type: unused ?? kinds[0], value: '' }]);
  };
  return (
    <RowList
      {...controlProps(props)}
      id={id}
      focus={focus}
      empty={t('contacts.none')}
      add={{ label: t('contacts.add'), onPress: add }}
    >
      {rows.map((row, index) => (
        <Row
          key={keys[index]}
          isFirstNarrow
          removeLabel={t('engine.removeRow', { number: index + 1 })}
          onRemove={() => remove(index, () => onChange(rows.filter((other) => other !== row)))}
          why={why}
        >
          <Cells
            widget={props}
            kinds={kinds}
            row={row}
            index={index}
            onChange={(next) => onChange(rows.map((other) => (other === row ? next : other)))}
          />
        </Row>
      ))}
    </RowList>
  );
}

interface CellsProps {
  widget: WidgetProps<'contacts'>;
  kinds: readonly Kind[];
  row: Values;
  index: number;
  onChange(row: Values): void;
}

/** The kind and the address or number of one contact. */
function Cells({ widget, kinds, row, index, onChange }: CellsProps) {
  const { id, why, errorsAt } = widget;
  const { t } = useTranslation();
  const number = index + 1;
  const type = textOf(row.type);
  const offered = type === '' || kinds.some((kind) => kind === type) ? kinds : [...kinds, type];
  const { written, left } = useTidy(() => {
    const value = textOf(row.value);
    if (tidied(type, value) !== value) onChange({ ...row, value: tidied(type, value) });
  });
  const write = (value: string): void => {
    written();
    onChange({ ...row, value });
  };
  return (
    <>
      <Select
        id={`${id}.${index}.type`}
        label={t('contacts.kindOf', { number })}
        isLabelHidden
        options={offered.map((kind) => ({ value: kind, label: isKind(kind) ? t(`contacts.types.${kind}`) : kind }))}
        value={type || null}
        onChange={(next) => onChange({ ...row, type: next })}
        why={why}
        error={errorsAt?.(`${index}.type`)}
      />
      <TextField
        id={`${id}.${index}.value`}
        label={t('contacts.valueOf', { number })}
        isLabelHidden
        type={isKind(type) ? KINDS[type] : 'text'}
        value={textOf(row.value)}
        onChange={write}
        onBlur={left}
        why={why}
        error={errorsAt?.(`${index}.value`)}
      />
    </>
  );
}

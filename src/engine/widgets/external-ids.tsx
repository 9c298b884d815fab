import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { Option } from '../../ui/option.ts';
import { Row, RowList, useRowFocus } from '../../ui/row-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useNames } from '../entity/row-name.ts';
import { textAt, textOf, type Values, valueAt } from '../values/values.ts';
import { useNamedSource } from './form-context.ts';
import { rowsOf } from './rows-of.ts';
import { shaped } from './shaped.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowRemoval } from './use-row-removal.ts';
import { type SourceChoices, useSource } from './use-source.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** What the contract has for a register; a row of the registers' list may have more. */
const REGISTER = ['uuid', 'code', 'visible', 'name'];

/**
 * What other registers call a thing. Entries that an import keeps are locked; a register that is named twice is told.
 */
export function ExternalIdsWidget(props: WidgetProps<'external-ids'>) {
  const { id, options, value, why, onChange } = props;
  const { t } = useTranslation();
  const rows = rowsOf(value);
  const registers = useSource(useNamedSource(options.source), { value: 'uuid', text: 'name' });
  const keys = useRowKeys(rows);
  const focus = useRowFocus(rows.length);
  const remove = useRowRemoval(() => rows, focus, onChange);
  const add = (): void => {
    focus.adding(rows.length);
    onChange([...rows, { extId: '' }]);
  };
  return (
    <RowList
      {...controlProps(props)}
      id={id}
      focus={focus}
      empty={t('externalIds.none')}
      add={{ label: t('externalIds.add'), onPress: add }}
    >
      {rows.map((row, index) => {
        const lock = row.locked === true ? t('engine.lockedRow') : undefined;
        const first = rows.findIndex((other) => registerOf(other) !== '' && registerOf(other) === registerOf(row));
        return (
          <Row
            key={keys[index]}
            isFirstNarrow
            removeLabel={t('engine.removeRow', { number: index + 1 })}
            onRemove={() => remove(index, () => onChange(rows.filter((other) => other !== row)))}
            why={why}
            lock={lock}
            warning={first >= 0 && first < index ? t('externalIds.twice', { number: first + 1 }) : undefined}
          >
            <Cells
              widget={props}
              row={row}
              index={index}
              registers={registers}
              why={lock ?? why}
              onChange={(next) => onChange(rows.map((other) => (other === row ? next : other)))}
            />
          </Row>
        );
      })}
    </RowList>
  );
}

const registerOf = (row: Values): string => textAt(row, 'extIdType.uuid');

interface CellsProps {
  widget: WidgetProps<'external-ids'>;
  row: Values;
  index: number;
  registers: SourceChoices;
  why: string | undefined;
  onChange(row: Values): void;
}

/** The register and the id of one entry. */
function Cells({ widget, row, index, registers, why, onChange }: CellsProps) {
  const { id, errorsAt } = widget;
  const { t } = useTranslation();
  const name = useNames();
  const number = index + 1;
  const uuid = registerOf(row);
  const register = name(valueAt(row, 'extIdType.name')) || textAt(row, 'extIdType.code');
  const chosen: Option | undefined = register ? { value: uuid, label: register } : undefined;
  const choose = (next: string | null): void => {
    const { extIdType: _, ...rest } = row;
    onChange(next === null ? rest : { ...row, extIdType: shaped(registers.row(next), REGISTER) });
  };
  return (
    <>
      <ComboBox
        id={`${id}.${index}.extIdType`}
        label={t('externalIds.registerOf', { number })}
        isLabelHidden
        placeholder={t('externalIds.register')}
        options={registers.options}
        isLoading={registers.isLoading}
        onInputChange={registers.search}
        chosen={chosen}
        value={uuid || null}
        onChange={choose}
        why={why}
        error={errorsAt?.(`${index}.extIdType`) ?? (registers.isFailed ? t('engine.choicesFailed') : undefined)}
      />
      <TextField
        id={`${id}.${index}.extId`}
        label={t('externalIds.idOf', { number })}
        isLabelHidden
        placeholder={t('externalIds.id')}
        value={textOf(row.extId)}
        onChange={(extId) => onChange({ ...row, extId })}
        why={why}
        error={errorsAt?.(`${index}.extId`)}
      />
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WidgetOptions } from '../../contract/entity.ts';
import type { ComboSource } from '../../ui/combo-box.tsx';
import { useRowNames } from '../entity/row-name.ts';
import { isValues, textAt, textOf, valueAt } from '../values/values.ts';
import { useCreateRelatedDialog } from './create-related-context.ts';
import { useNamedSource } from './form-context.ts';
import { useRecentChoices } from './recent-choices.ts';
import { shaped } from './shaped.ts';
import { useFilledParameters } from './source-parameters.ts';
import { isOpaque, useRowsById } from './use-rows-by-id.ts';
import { useSource } from './use-source.ts';
import type { WidgetProps } from './widget.ts';

/** How a relation chooses, be it one thing or several. */
export interface Choosing {
  /** What the combo box needs to find its options. */
  source: ComboSource;
  /** The value that the field takes for a row of the list: the row's part that the contract has, or its identifier. */
  take(id: string): unknown;
  /** Keeps in mind what was chosen. */
  remember(id: string): void;
  /**
   * What a thing is called, given the row or the identifier that the field holds; never the bare identifier. Empty
   * where the field holds nothing.
   */
  nameOf(value: unknown): string;
  error: string | undefined;
  /** The dialog that makes a new thing, while it is open. */
  dialog: ReactNode;
}

type RelationProps = Omit<WidgetProps<'relation'>, 'options'> & { options: WidgetOptions<'relation'> };

/**
 * Choosing from a list of the service: searched, with what was chosen recently, and with a new thing made in place
 * where the definition allows it.
 */
export function useChoosing(props: RelationProps, onMade: (value: unknown) => void): Choosing {
  const { options, field, value, error, why } = props;
  const { t } = useTranslation();
  const name = useRowNames();
  const { given } = useFilledParameters(options.parameters);
  const source = useNamedSource(options.source);
  const nameOfRow = (row: unknown): string => name(row, options.text);
  const idOf = (item: unknown): string => (isValues(item) ? textAt(item, options.value) : textOf(item));
  const nameless = [value]
    .flat()
    .filter((item) => !nameOfRow(item))
    .map(idOf)
    .filter((id) => id !== '');
  const [isUsed, setUsed] = useState(false);
  // What the form holds by its identifier alone needs a name at once; the choices themselves can wait for the user.
  const choices = useSource(source, options, given, isUsed || nameless.length > 0);
  const recent = useRecentChoices(options.recent ? options.source : undefined, options.value);
  const making = useCreateRelatedDialog(why === undefined ? options.create : undefined);
  const [written, setWritten] = useState<string>();
  const [met, setMet] = useState<readonly object[]>([]);
  const known = (id: string): object | undefined =>
    choices.row(id) ?? [...met, ...recent.rows].find((row) => textAt(row, options.value) === id);
  const isWaiting = choices.isLoading && choices.options.length === 0;
  const unknown = isWaiting ? [] : nameless.filter((id) => !known(id));
  const read = useRowsById(source, options.value, unknown, given);
  const rowOf = (id: string): object | undefined =>
    known(id) ?? read.rows.find((row) => textAt(row, options.value) === id);
  const takenOf = (row: object): unknown =>
    field.shape ? shaped(row, field.shape) : (valueAt(row, options.value) ?? null);
  const nameInstead = (id: string): string => {
    if (id === '' || !isOpaque(options.value)) return id;
    return isWaiting || read.isLoading ? '…' : t('engine.nameless');
  };
  const failed = t('engine.choicesFailed');
  return {
    source: {
      options: choices.options,
      recent: recent.rows.map((row) => ({ value: textAt(row, options.value), label: nameOfRow(row) })),
      isLoading: choices.isLoading,
      more: choices.more,
      onInputChange: choices.search,
      onUse: () => setUsed(true),
      ...(choices.isFailed ? { empty: failed } : {}),
      onOpen: () => {
        recent.refresh();
        if (choices.isFailed) choices.retry();
      },
      ...(making ? { onCreate: setWritten } : {}),
    },
    take: (id) => {
      const row = rowOf(id);
      return row ? takenOf(row) : id;
    },
    remember: (id) => {
      const row = rowOf(id);
      if (!row) return;
      recent.add(row);
      setMet((before) => [...before, row]);
    },
    nameOf: (item) => nameOfRow(item) || nameOfRow(rowOf(idOf(item))) || nameInstead(idOf(item)),
    error: error ?? (choices.isFailed ? failed : undefined),
    dialog:
      making && written !== undefined ? (
        <making.Dialog
          route={making.route}
          name={written}
          onClose={() => setWritten(undefined)}
          onMade={(body) => {
            setMet((before) => [...before, body]);
            setWritten(undefined);
            onMade(takenOf(body));
          }}
        />
      ) : null,
  };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import type { ListParameters, WidgetOptions } from '../../contract/entity.ts';
import type { Column } from '../../contract/list-definition.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { DataColumn } from '../../ui/data-table-props.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cellOf } from '../cells/cells.tsx';
import { widthOf } from '../cells/column-width.ts';
import { useCellWords } from '../cells/use-cell-text.ts';
import { filledPath, parametersOf } from '../entity/paths.ts';
import { failureText } from '../text/failure-text.ts';
import { useText } from '../text/use-text.ts';
import { textAt } from '../values/values.ts';
import { useNamedSource } from './form-context.ts';
import styles from './related.module.css';
import { rowsOf } from './rows-of.ts';
import { useFilledParameters } from './source-parameters.ts';
import { controlProps, type WidgetProps } from './widget.ts';

type Options = WidgetOptions<'related'>;

/** Widths in px by how a column is shown. */
const WIDTHS: Readonly<Record<Options['columns'][number]['kind'], number>> = {
  text: 160,
  number: 72,
  date: 160,
  choice: 110,
  status: 110,
};

/** Rows of the service that belong to what the form holds: read again as that changes, never edited. */
export function RelatedWidget(props: WidgetProps<'related'>) {
  const { label, options } = props;
  const text = useText();
  const { given, isWhole } = useFilledParameters(options.parameters);
  return (
    <Field {...controlProps(props)} isRequired={false} isGroup>
      {({ id, labelId, describedBy }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and here is none
        <div id={id} role="group" tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy}>
          {isWhole ? (
            <Rows label={label} options={options} given={given} />
          ) : (
            <p className={styles.quiet}>{options.wanting && text(options.wanting)}</p>
          )}
        </div>
      )}
    </Field>
  );
}

function Rows({ label, options, given }: { label: string; options: Options; given: ListParameters }) {
  const { t } = useTranslation();
  const text = useText();
  const source = useNamedSource(options.source);
  const { data, error, isFetching, refetch } = useQuery(source.read('', given));
  const columns = useColumns(options);
  const { path } = options;
  const rows = rowsOf(data && 'items' in data ? data.items : data);
  // The one thing that was asked for is not there.
  const isNone = error instanceof ApiError && error.status === 404;
  if (isNone || (data && rows.length === 0)) return <p className={styles.quiet}>{text(options.none)}</p>;
  const failed = error ? (
    <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {failureText(t, error)}
    </ErrorState>
  ) : undefined;
  const [only] = rows;
  if (options.columns.every(({ kind }) => kind === 'number') && rows.length <= 1)
    return failed ?? <Figures columns={options.columns} row={only} />;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      getRowId={(row) => textAt(row, options.value)}
      rowHref={path === undefined ? undefined : (row) => pathOf(path, row)}
      isLoading={isFetching && data === undefined}
      placeholders={2}
      error={failed}
    />
  );
}

/** Nothing but numbers of one thing: each under what it counts. Without a row they are on their way. */
function Figures({ columns, row }: { columns: readonly Column[]; row: object | undefined }) {
  const words = useCellWords();
  return (
    <dl className={styles.figures} aria-busy={row === undefined || undefined}>
      {columns.map((column) => (
        <div key={column.field} className={styles.figure}>
          <dt>{words.text(column.label)}</dt>
          <dd>{row ? cellOf(column, row, words, '') : <Skeleton shape="heading" width="short" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function useColumns({ columns, text }: Options): ReadonlyArray<DataColumn<object>> {
  const words = useCellWords();
  return useMemo(() => {
    const [named] = columns;
    return (columns as readonly Column[]).map(
      (column, index): DataColumn<object> => ({
        id: column.field,
        header: words.text(column.label),
        cell: (row) => cellOf(column, row, words, textAt(row, text)),
        align: column.kind === 'number' ? 'end' : undefined,
        priority: index === 1 ? 1 : 2,
        ...(column.field === named?.field
          ? {}
          : { width: widthIn(column, words.text(column.label), Object.values(column.choices ?? {}).map(words.text)) }),
      }),
    );
  }, [columns, words, text]);
}

/** The width of a column, in px: a number needs what it is called, a choice its longest word. */
function widthIn(column: Column, header: string, values: readonly string[]): number {
  const isByWords = column.kind === 'number' || column.kind === 'choice';
  return isByWords ? widthOf(column, header, values) : WIDTHS[column.kind as keyof typeof WIDTHS];
}

/** The address of a row's own page: its properties fill the parameters. */
function pathOf(path: string, row: object): string {
  return filledPath(path, Object.fromEntries(parametersOf(path).map((name) => [name, textAt(row, name)])));
}

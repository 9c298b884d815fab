import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiComboBox } from '../../ui/multi-combo-box.tsx';
import type { Option } from '../../ui/option.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useNames } from '../entity/row-name.ts';
import { useText } from '../text/use-text.ts';
import { formatDate } from '../values/date-time.ts';
import { textAt, valueAt } from '../values/values.ts';
import { useNamedSource } from './form-context.ts';
import { isOfKind } from './link-types.ts';
import { useRecentChoices } from './recent-choices.ts';
import { shaped } from './shaped.ts';
import { TagLinks } from './tag-links.tsx';
import { useKnownTags } from './use-known-tags.ts';
import { useMadeTags } from './use-made-tags.ts';
import { useSource } from './use-source.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** How the service identifies a tag, and what it calls it (`choice` in forms/widgets.json). */
const NAMES = { value: 'value', text: 'name' };
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

/**
 * Tags, in order: chosen while one writes, grouped by kind, the last ones first; what is written and found nowhere can
 * be made a tag. Those that are no longer offered say so, those of a kind that links as what they do.
 */
export function TagPickerWidget(props: WidgetProps<'tag-picker'>) {
  const { options, field, value, onChange, error } = props;
  const { t } = useTranslation();
  const text = useText();
  const nameOf = useNames();
  const kinds = options.kinds ?? {};
  const given = options.kindParameter === undefined ? undefined : { [options.kindParameter]: Object.keys(kinds) };
  const choices = useSource(useNamedSource(options.source), NAMES, given);
  const recent = useRecentChoices(recentKey(options.source, given), NAMES.value);
  const [met, setMet] = useState<readonly object[]>([]);
  const chosen: readonly object[] = Array.isArray(value) ? value : [];
  const ids = chosen.map((tag) => textAt(tag, NAMES.value));
  const known = useKnownTags(options.known, ids);
  const rowOf = (id: string): object | undefined =>
    known.get(id) ?? choices.row(id) ?? [...met, ...recent.rows].find((row) => textAt(row, NAMES.value) === id);
  const isOffered = (row: object | undefined): boolean =>
    !(row && options.active !== undefined && valueAt(row, options.active) === false);
  const optionOf = (row: object): Option => {
    const kind = kinds[textAt(row, options.kind ?? '')];
    const detail = options.detail === undefined ? '' : textAt(row, options.detail);
    // One that an address names has no name until it is read.
    const name = nameOf(valueAt(row, 'titles')) || textAt(row, NAMES.text) || '…';
    return {
      value: textAt(row, NAMES.value),
      label: isOffered(row) ? name : t('engine.tags.deactivated', { name }),
      ...(detail ? { description: MOMENT.test(detail) ? formatDate(detail) : detail } : {}),
      ...(kind ? { group: text(kind) } : {}),
    };
  };
  const take = (row: object): object => (field.shape ? (shaped(row, field.shape) ?? row) : row);
  const making = useMadeTags(options.create, (row) => {
    setMet((before) => [...before, row]);
    recent.add(row);
    if (!ids.includes(textAt(row, NAMES.value))) onChange([...chosen, take(row)]);
  });
  const choose = (next: string[]): void => {
    making.forget();
    const kept = new Map(chosen.map((tag) => [textAt(tag, NAMES.value), tag]));
    for (const id of next) {
      const row = kept.has(id) ? undefined : rowOf(id);
      if (row) recent.add(row);
    }
    onChange(next.flatMap((id) => kept.get(id) ?? (rowOf(id) ? [take(rowOf(id) ?? {})] : [])));
  };
  const failed = t('engine.choicesFailed');
  const order = Object.values(kinds).map((label) => text(label));
  const offered = choices.options
    .flatMap(({ value: id }) => choices.row(id) ?? [])
    .map(optionOf)
    .sort((a, b) => order.indexOf(a.group ?? '') - order.indexOf(b.group ?? ''));
  const tokens = chosen.map((tag) => ({ ...optionOf(rowOf(textAt(tag, NAMES.value)) ?? tag), group: undefined }));
  return (
    <>
      <MultiComboBox
        {...controlProps({ ...props, error: error ?? making.problem ?? (choices.isFailed ? failed : undefined) })}
        options={offered}
        recent={recent.rows.filter(isOffered).map(optionOf)}
        isLoading={choices.isLoading || making.isMaking}
        more={choices.more}
        onInputChange={choices.search}
        empty={choices.isFailed ? failed : undefined}
        onOpen={() => {
          recent.refresh();
          if (choices.isFailed) choices.retry();
        }}
        onCreate={props.why === undefined ? making.make : undefined}
        chosen={tokens}
        value={ids}
        onChange={choose}
      />
      {options.links ? (
        <TagLinks
          id={props.id}
          tags={chosen.filter((tag) => isOfKind(tag, options.links?.kind ?? ''))}
          types={options.links.types}
          why={props.why}
          nameOf={(tag) => optionOf(rowOf(textAt(tag, NAMES.value)) ?? tag).label}
          onChange={(tag, changed) => onChange(chosen.map((one) => (one === tag ? changed : one)))}
        />
      ) : null}
      <div role="status" data-react-aria-top-layer="true">
        <VisuallyHidden>{making.news}</VisuallyHidden>
      </div>
    </>
  );
}

/** What was chosen last is kept for each selection of kinds by itself: a field for games offers no recent player. */
function recentKey(source: string, given: Readonly<Record<string, readonly string[]>> | undefined): string {
  return [source, ...Object.values(given ?? {}).flat()].join('.');
}

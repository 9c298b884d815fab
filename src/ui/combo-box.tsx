import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { ComboBox as AriaComboBox, useFilter } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { foldName } from '../../openapi/formats/text.ts';
import { ComboInput } from './combo-input.tsx';
import type { FieldProps } from './field.tsx';
import { ariaAttributes, Field } from './field.tsx';
import { LockedField } from './locked-field.tsx';
import { CREATE, type Option } from './option.ts';
import { OptionList, OptionPopover } from './option-list.tsx';

/** How a combo box finds its options; shared by the single and the multiple one. */
export interface ComboSource {
  /** The options at hand. With `onInputChange` the caller searches; without it they are filtered here. */
  options: readonly Option[];
  /** What has been written, for a search elsewhere. Wait for a pause in the writing before asking a server. */
  onInputChange?: ((text: string) => void) | undefined;
  isLoading?: boolean | undefined;
  /** The end of the list is in sight and there may be more. */
  loadMore?: (() => void) | undefined;
  /** Options that stand first, under a heading, until something is written. */
  recent?: readonly Option[] | undefined;
  /** How many more there are than `options`, which writing would find. */
  more?: number | undefined;
  /** What the list says when there is nothing in it; "No match" unless told. */
  empty?: string | undefined;
  /** The box has the focus for the first time: its options may be wanted soon. */
  onUse?: (() => void) | undefined;
  /** The list was opened. */
  onOpen?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Offers to make what has been written, when no option is called that. */
  onCreate?: ((text: string) => void) | undefined;
}

/** Props of {@link ComboBox}. */
export interface ComboBoxProps extends FieldProps, ComboSource {
  /** The chosen option's `value`, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The chosen option, when it may be missing from `options` (they are one page of many). */
  chosen?: Option | null | undefined;
  onBlur?: (() => void) | undefined;
  /** Takes the focus as it comes: for a dialog that asks for nothing else. */
  autoFocus?: boolean | undefined;
}

/** The most options that one list draws; more would make opening it slow, and nobody reads them. */
const DRAWN = 250;

/** What a combo box lists for what has been written. */
export interface ComboOptions {
  items: readonly Option[];
  /** How many more there are, which are found by writing more. */
  more: number;
  /** To be called when the box gets the focus. */
  onFocus(): void;
}

const NONE: readonly Option[] = [];

/**
 * The options to show for what has been written: what is called so or begins with it first, the offer to create last. Those left out are not listed. There
 * are none before the box first has the focus: the hundreds of a closed one would cost a form more than all its other fields.
 */
export function useComboOptions(source: ComboSource, text: string, leftOut: readonly string[] = []): ComboOptions {
  const { onInputChange, onCreate, onUse, isLoading, recent = [], more = 0 } = source;
  const { t } = useTranslation();
  const { contains, startsWith } = useFilter({ sensitivity: 'base' });
  const [isUsed, setUsed] = useState(false);
  const onFocus = () => {
    if (!isUsed) onUse?.();
    setUsed(true);
  };
  if (!isUsed) return { items: NONE, more: 0, onFocus };
  const name = text.trim();
  const grouped = name === '' && recent.length > 0;
  const options = grouped ? withRecent(recent, source.options, t('ui.recent'), t('ui.all')) : source.options;
  const offered = leftOut.length === 0 ? options : options.filter((option) => !leftOut.includes(option.value));
  const found = onInputChange || name === '' ? offered : matching(offered, name, contains, startsWith);
  const drawn = found.slice(0, DRAWN);
  // Until the search is over nobody knows whether there is one of that name.
  const isNew = name !== '' && !isLoading && !options.some(({ label }) => foldName(label) === foldName(name));
  const offer = onCreate && isNew ? [{ value: CREATE, label: t('ui.create', { name }) }] : [];
  return { items: [...drawn, ...offer], more: more + found.length - drawn.length, onFocus };
}

function withRecent(recent: readonly Option[], options: readonly Option[], first: string, rest: string): Option[] {
  const others = options.filter(({ value }) => !recent.some((option) => option.value === value));
  return [
    ...recent.map((option) => ({ ...option, group: first })),
    ...others.map((option) => ({ ...option, group: rest })),
  ];
}

type Compare = (whole: string, part: string) => boolean;

function matching(options: readonly Option[], text: string, contains: Compare, startsWith: Compare): Option[] {
  const found = options.filter((option) =>
    [option.label, ...(option.keywords ?? [])].some((one) => contains(one, text)),
  );
  const wanted = foldName(text);
  const isMeant = (option: Option) => option.keywords?.some((word) => foldName(word) === wanted) ?? false;
  const rank = (option: Option) => (isMeant(option) ? 0 : startsWith(option.label, text) ? 1 : 2);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** One choice of many, found by writing; the options may come from a server, page by page. Clearing the text clears the choice. */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, onBlur, onOpen, chosen, onInputChange, onCreate, why } = props;
  const { isLoading, loadMore, empty, placeholder } = props;
  // What is being written; null while the box shows the chosen option.
  const [text, setText] = useState<string | null>(null);
  const label =
    value === null
      ? ''
      : ((chosen?.value === value ? chosen : [...options, ...(props.recent ?? [])].find((one) => one.value === value))
          ?.label ?? value);
  const { items, more, onFocus } = useComboOptions(props, text ?? '');
  if (why) return <LockedField {...props} value={label} />;
  const settle = (key: string | null) => {
    if (key === CREATE) onCreate?.(text?.trim() ?? '');
    else if (key !== null && key !== value) onChange(key);
    if (text !== null) onInputChange?.('');
    setText(null);
  };
  const write = (next: string) => {
    setText(next);
    onInputChange?.(next);
    if (next === '' && value !== null) onChange(null);
  };
  return (
    <Field {...props}>
      {(field) => (
        <AriaComboBox
          {...ariaAttributes(field, props)}
          items={items}
          allowsEmptyCollection
          autoFocus={props.autoFocus ?? false}
          value={value}
          inputValue={text ?? label}
          onInputChange={write}
          onSelectionChange={(key) => settle(key === null ? null : String(key))}
          onFocus={onFocus}
          onBlur={() => onBlur?.()}
          onOpenChange={(isOpen) => (isOpen ? onOpen?.() : undefined)}
        >
          <ComboInput isInvalid={field.isInvalid} placeholder={placeholder} icon={<ChevronsUpDown />} />
          <OptionPopover>
            <OptionList items={items} isLoading={isLoading} loadMore={loadMore} more={more} empty={empty} />
          </OptionPopover>
        </AriaComboBox>
      )}
    </Field>
  );
}

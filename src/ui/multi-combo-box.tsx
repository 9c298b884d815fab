import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type ComboSource, useComboOptions } from './combo-box.tsx';
import { ComboInput } from './combo-input.tsx';
import type { FieldProps } from './field.tsx';
import { ariaAttributes, Field } from './field.tsx';
import { LockedField } from './locked-field.tsx';
import styles from './multi-combo-box.module.css';
import { CREATE, type Option } from './option.ts';
import { OptionList, OptionPopover } from './option-list.tsx';
import { TagGroup } from './tag-group.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of {@link MultiComboBox}. */
export interface MultiComboBoxProps extends FieldProps, ComboSource {
  /** The chosen options' `value`s, in order. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The chosen options, when some may be missing from `options`. */
  chosen?: readonly Option[] | undefined;
  onBlur?: (() => void) | undefined;
}

/** Several choices of many: tokens that can be removed, and a search for more. Every change is announced. */
export function MultiComboBox(props: MultiComboBoxProps) {
  const { options, value, onChange, onBlur, onOpen, chosen = [], onInputChange, onCreate, why } = props;
  const { isLoading, loadMore, empty, placeholder } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const { items, more, onFocus } = useComboOptions(props, text, value);
  const known = new Map([...options, ...(props.recent ?? []), ...chosen].map((option) => [option.value, option]));
  const tokens = value.map((one) => known.get(one) ?? { value: one, label: one });
  const nameOf = (one: string) => known.get(one)?.label ?? one;
  if (why) return <LockedField {...props} value={tokens.map((token) => token.label).join(', ')} />;
  const write = (next: string) => {
    setText(next);
    onInputChange?.(next);
  };
  const add = (key: string) => {
    write('');
    if (key === CREATE) {
      onCreate?.(text.trim());
      return;
    }
    if (!value.includes(key)) onChange([...value, key]);
    setNews(t('ui.added', { name: nameOf(key) }));
  };
  const remove = (key: string) => {
    onChange(value.filter((one) => one !== key));
    setNews(t('ui.removed', { name: nameOf(key) }));
  };
  const last = value.at(-1);
  return (
    <Field {...props}>
      {(field) => (
        <div className={styles.multi}>
          {tokens.length > 0 ? <TagGroup label={props.label} tags={tokens} onRemove={remove} /> : null}
          <AriaComboBox
            {...ariaAttributes(field, props)}
            items={items}
            allowsEmptyCollection
            value={null}
            inputValue={text}
            onInputChange={write}
            onSelectionChange={(key) => (key === null ? write('') : add(String(key)))}
            onFocus={onFocus}
            onBlur={() => onBlur?.()}
            onOpenChange={(isOpen) => (isOpen ? onOpen?.() : undefined)}
          >
            <ComboInput
              isInvalid={field.isInvalid}
              placeholder={placeholder}
              icon={<Plus />}
              onEmptyBackspace={last === undefined ? undefined : () => remove(last)}
            />
            <OptionPopover>
              <OptionList items={items} isLoading={isLoading} loadMore={loadMore} more={more} empty={empty} />
            </OptionPopover>
          </AriaComboBox>
          {/* The open list hides the rest of the page from screen readers; the news must stay heard. */}
          <div role="status" data-react-aria-top-layer="true">
            <VisuallyHidden>{news}</VisuallyHidden>
          </div>
        </div>
      )}
    </Field>
  );
}

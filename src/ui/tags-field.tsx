import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { foldName } from '../../openapi/formats/text.ts';
import { useComboOptions } from './combo-box.tsx';
import { ComboInput } from './combo-input.tsx';
import type { FieldProps } from './field.tsx';
import { ariaAttributes, Field } from './field.tsx';
import { LockedField } from './locked-field.tsx';
import styles from './multi-combo-box.module.css';
import { OptionList, OptionPopover } from './option-list.tsx';
import { TagGroup } from './tag-group.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of {@link TagsField}. */
export interface TagsFieldProps extends FieldProps {
  /** The tags, in order; none twice. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Words offered while one writes; any other word may be written too. */
  suggestions?: readonly string[] | undefined;
}

/** Words of one's own, each a token: Enter or a comma makes one, and so does leaving the field. Every change is announced. */
export function TagsField(props: TagsFieldProps) {
  const { value, onChange, suggestions = [], why } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const options = suggestions.map((word) => ({ value: word, label: word }));
  const { items, more, onFocus } = useComboOptions({ options }, text, value);
  if (why) return <LockedField {...props} value={value.join(', ')} />;
  const add = (written: string) => {
    setText('');
    const fresh = wordsIn(written).filter((word, index, all) => isNew(word, value) && isNew(word, all.slice(0, index)));
    if (fresh.length > 0) {
      onChange([...value, ...fresh]);
      setNews(t('ui.added', { name: fresh.join(', ') }));
    } else if (written.trim() !== '') setNews(t('ui.already', { name: written.trim() }));
  };
  const remove = (word: string) => {
    onChange(value.filter((one) => one !== word));
    setNews(t('ui.removed', { name: word }));
  };
  const last = value.at(-1);
  return (
    <Field {...props}>
      {(field) => (
        <div className={styles.multi}>
          {value.length > 0 ? (
            <TagGroup
              label={props.label}
              tags={value.map((word) => ({ value: word, label: word }))}
              onRemove={remove}
            />
          ) : null}
          <AriaComboBox
            {...ariaAttributes(field, props)}
            items={items}
            allowsCustomValue
            value={null}
            inputValue={text}
            onInputChange={setText}
            onSelectionChange={(key) => (key === null ? undefined : add(String(key)))}
            onFocus={onFocus}
            onBlur={() => add(text)}
          >
            <ComboInput
              isInvalid={field.isInvalid}
              placeholder={t('ui.writeTag')}
              icon={<Plus />}
              onEmptyBackspace={last === undefined ? undefined : () => remove(last)}
              onWritten={add}
            />
            <OptionPopover>
              <OptionList items={items} more={more} />
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

const wordsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const isNew = (word: string, among: readonly string[]): boolean =>
  !among.some((one) => foldName(one) === foldName(word));

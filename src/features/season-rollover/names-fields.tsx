import { useTranslation } from 'react-i18next';
import type { Name } from '../../../generated/model/index.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Props of {@link NamesFields}. */
export interface NamesFieldsProps {
  names: readonly Name[];
  /** The names that these follow: one that is still the same is told. */
  old: readonly Name[];
  /** What the field of a language is called. */
  label(language: string): string;
  onChange(names: Name[]): void;
}

/** The longest name that the contract takes. */
const LONGEST = 200;

/** One field for the name in each language that there is one in. */
export function NamesFields({ names, old, label, onChange }: NamesFieldsProps) {
  const { t } = useTranslation();
  // In the order of the editors, whatever the order they were written in.
  const inOrder = names.toSorted((a, b) => a.language.localeCompare(b.language));
  return inOrder.map((name) => (
    <TextField
      key={name.language}
      label={label(t(`rollover.languages.${name.language}`))}
      value={name.translation}
      maxLength={LONGEST}
      description={
        old.some(({ language, translation }) => language === name.language && translation === name.translation)
          ? t('rollover.sameName')
          : undefined
      }
      onChange={(translation) =>
        onChange(names.map((one) => (one.language === name.language ? { ...one, translation } : one)))
      }
    />
  ));
}

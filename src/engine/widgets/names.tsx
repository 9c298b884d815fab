import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { languageNamer } from '../text/languages.ts';
import { textOf, type Values } from '../values/values.ts';
import styles from './names.module.css';
import { rowsOf } from './rows-of.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** Languages that are asked for unless the definition names others: those of the specification (§3), in its order. */
const LANGUAGES = ['en', 'no', 'sv'] as const;

/**
 * The language of a name as the console writes it: the service has been seen to give `SE` for Swedish (specification
 * §3).
 */
function languageOf(name: Values): string {
  const written = textOf(name.language);
  return written === 'SE' ? 'sv' : written;
}

/**
 * A name that was taken away, and where it stood: written again, it stands there again, so that changing it back is no
 * change.
 */
interface Removed {
  name: Values;
  index: number;
}

/**
 * One name for each language, side by side, with what is missing. Names in languages that are not asked for stay as
 * they came.
 */
export function NamesWidget(props: WidgetProps<'names'>) {
  const { id, options, value, why, isRequired, errorsAt, onChange } = props;
  const { t, i18n } = useTranslation();
  const removed = useRef(new Map<string, Removed>());
  const languages = options.languages ?? LANGUAGES;
  const names = rowsOf(value);
  const indexOf = (language: string): number => names.findIndex((name) => languageOf(name) === language);
  const write = (language: string, translation: string): void => {
    const index = indexOf(language);
    const name = names[index];
    if (name && translation === '') {
      removed.current.set(language, { name, index });
      onChange(names.filter((one) => one !== name));
    } else if (name) {
      onChange(names.map((one) => (one === name ? { ...name, language, translation } : one)));
    } else if (translation !== '') {
      const former = removed.current.get(language);
      const at = Math.min(former?.index ?? names.length, names.length);
      const next = { ...(former?.name ?? {}), language: former?.name.language ?? language, translation };
      onChange([...names.slice(0, at), next, ...names.slice(at)]);
    }
  };
  const filled = languages.filter((language) => textOf(names[indexOf(language)]?.translation) !== '').length;
  const nameOf = languageNamer(i18n.language);
  return (
    <Field {...controlProps(props)} isGroup>
      {(group) => (
        // biome-ignore lint/a11y/useSemanticElements: the field's frame names it, as it names every other control
        <div
          role="group"
          id={group.id}
          tabIndex={-1}
          aria-labelledby={group.labelId}
          aria-describedby={group.describedBy}
          className={styles.names}
        >
          <div className={styles.languages} data-locked={group.isLocked || undefined}>
            {languages.map((language) => {
              const index = indexOf(language);
              const path = `${index < 0 ? language : index}.translation`;
              const error = errorsAt?.(path) ?? errorsAt?.(`${index}`);
              return (
                <TextField
                  key={language}
                  id={`${id}.${path}`}
                  label={t('names.in', { language: nameOf(language) })}
                  isLabelHidden
                  prefix={<abbr title={nameOf(language)}>{language.toUpperCase()}</abbr>}
                  error={error}
                  why={why}
                  isRequired={isRequired && language === languages[0]}
                  value={textOf(names[index]?.translation)}
                  onChange={(text) => write(language, text)}
                />
              );
            })}
          </div>
          <p className={styles.count}>
            <Badge tone={filled === languages.length ? 'success' : 'neutral'}>
              {t('names.complete', { filled, count: languages.length })}
            </Badge>
          </p>
        </div>
      )}
    </Field>
  );
}

import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourField } from '../../ui/colour-field.tsx';
import { languageNamer } from '../text/languages.ts';
import { isValues, textOf } from '../values/values.ts';
import styles from './button-preview.module.css';
import { completeColour } from './complete-colour.ts';
import { inkOn } from './ink-on.ts';
import { useFilledParameters } from './source-parameters.ts';
import { useTidy } from './use-tidy.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** The colour of a button, chosen on the button itself, which says what the form holds for it at the moment. */
export function ButtonPreviewWidget(props: WidgetProps<'button-preview'>) {
  const { field, options, value, onChange } = props;
  const { t } = useTranslation();
  const { text, shown = '' } = options;
  const wanted = useMemo(() => ({ text, shown }), [text, shown]);
  const { given } = useFilledParameters(wanted);
  const labels = useLabels(given.text);
  const colour = textOf(value);
  const { written, left } = useTidy(() => {
    const whole = completeColour(colour);
    if (whole !== colour) onChange(writtenText(field, whole));
  });
  const isOff = shown !== '' && given.shown !== true;
  return (
    <div className={styles.widget}>
      <ColourField
        {...controlProps(props)}
        presets={options.presets}
        value={colour}
        onChange={(next) => {
          written();
          onChange(writtenText(field, next));
        }}
        onBlur={left}
      />
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{t('buttonPreview.caption')}</figcaption>
        <div className={styles.grounds}>
          {(['light', 'dark'] as const).map((ground) => (
            <ul key={ground} className={`${styles.ground} ${styles[ground]}`} aria-label={t(`buttonPreview.${ground}`)}>
              {labels.map(({ name, said }) => (
                <li key={name} className={styles.sample}>
                  {name ? <span className={styles.language}>{name}</span> : null}
                  <SampleButton colour={colour}>{said || t('buttonPreview.empty')}</SampleButton>
                </li>
              ))}
            </ul>
          ))}
        </div>
        {isOff ? <p className={styles.note}>{t('buttonPreview.off')}</p> : null}
      </figure>
    </div>
  );
}

/** What the button says: in each language, with the language's name, or in one only. */
function useLabels(said: unknown): readonly { name: string; said: string }[] {
  const { i18n } = useTranslation();
  return useMemo(() => {
    if (!isValues(said)) return [{ name: '', said: textOf(said) }];
    const language = languageNamer(i18n.language);
    return ['en', 'sv', ...Object.keys(said)]
      .filter((code, index, all) => all.indexOf(code) === index)
      .map((code) => ({ name: language(code), said: textOf(said[code]) }));
  }, [said, i18n.language]);
}

/** Looks like the button, and does nothing: a picture of it in the page's own letters. */
function SampleButton({ colour, children }: { colour: string; children: string }) {
  const button = useRef<HTMLSpanElement>(null);
  const isColour = /^#[0-9a-f]{6}$/i.test(colour);
  useLayoutEffect(() => {
    const { style } = button.current ?? {};
    if (!style) return;
    if (isColour) {
      style.setProperty('--button', colour);
      style.setProperty('--on-button', inkOn(colour));
    } else {
      style.removeProperty('--button');
      style.removeProperty('--on-button');
    }
  }, [colour, isColour]);
  return (
    <span ref={button} className={styles.button}>
      {children}
    </span>
  );
}

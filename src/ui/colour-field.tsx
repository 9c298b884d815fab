import { useTranslation } from 'react-i18next';
import styles from './colour-field.module.css';
import control from './control.module.css';
import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';

/** Props of {@link ColourField}. */
export interface ColourFieldProps extends FieldProps {
  /** The colour as `#RRGGBB`, or whatever has been written so far. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Colours to choose with one press, as `#RRGGBB`. */
  presets?: readonly string[] | undefined;
}

/** A colour, written or picked. Its code is always in sight: nobody has to tell two pinks apart by eye. */
export function ColourField(props: ColourFieldProps) {
  const { value, onChange, onBlur, presets = [], isDisabled, why } = props;
  const { t } = useTranslation();
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <Field {...props}>
      {(field) => (
        <>
          <div
            className={control.control}
            data-invalid={field.isInvalid || undefined}
            data-locked={field.isLocked || undefined}
            data-disabled={isDisabled || undefined}
          >
            {why ? (
              <span className={styles.shown}>
                <Swatch colour={isColour ? value : undefined} />
              </span>
            ) : (
              <input
                type="color"
                className={styles.picker}
                data-empty={isColour ? undefined : true}
                aria-label={t('ui.pickColour', { name: props.label })}
                disabled={isDisabled}
                value={isColour ? value.toLowerCase() : '#ffffff'}
                onChange={(event) => onChange(event.target.value.toUpperCase())}
              />
            )}
            <input
              {...controlAttributes(field, props)}
              className={control.input}
              autoComplete="off"
              spellCheck={false}
              placeholder="#RRGGBB"
              value={value}
              readOnly={field.isLocked}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
            />
          </div>
          {presets.length > 0 && !why ? (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to carry the label a second time
            <div role="group" className={styles.presets} aria-label={t('ui.presets', { name: props.label })}>
              {presets.map((preset) => (
                <button
                  key={preset}
                  type="button"
                  className={styles.preset}
                  aria-label={preset.toUpperCase()}
                  aria-pressed={preset.toUpperCase() === value.toUpperCase()}
                  disabled={isDisabled}
                  onClick={() => onChange(preset.toUpperCase())}
                >
                  <Swatch colour={preset} />
                </button>
              ))}
            </div>
          ) : null}
        </>
      )}
    </Field>
  );
}

/** A drop of the colour, drawn: the content security policy lets no style be written into an element. */
function Swatch({ colour }: { colour: string | undefined }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" preserveAspectRatio="none" aria-hidden="true">
      <rect width="20" height="20" fill={colour ?? 'none'} />
    </svg>
  );
}

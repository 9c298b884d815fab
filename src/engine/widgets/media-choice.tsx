import { ExternalLink, Images, Replace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type LibraryItem, useMediaLibrary } from '../media/library-context.ts';
import { isOfOtherProvider, pictureAddress, srcsetOf } from '../media/media-string.ts';
import { useLibraryItems } from '../media/use-library-items.ts';
import { useShownPicture } from '../media/use-shown-picture.ts';
import { isValues, textAt, textOf, without } from '../values/values.ts';
import styles from './media-choice.module.css';
import { controlProps, type WidgetProps } from './widget.ts';

/** Widths of the files for the box that a chosen picture is shown in. */
const WIDTHS = [160, 320, 480];
const LARGE_WIDTHS = [480, 720, 960, 1440];

/**
 * A picture or a video of the library: shown, changed, removed, opened. The field holds its mediaString, or an object
 * with a property that does.
 */
export function MediaChoiceWidget(props: WidgetProps<'media'>) {
  const { options, field, value, onChange, why, error, errorsAt } = props;
  const { t } = useTranslation();
  const desk = useMediaLibrary();
  const [isOpen, setOpen] = useState(false);
  const { property, ratio, category, kinds = ['image'] } = options;
  const picture = property === undefined ? textOf(value) : textAt(value, property);
  const [item] = useLibraryItems([picture]);
  const whyNot = why ?? (desk ? undefined : t('widgets.media.noLibrary'));
  const told = error ?? (property === undefined ? undefined : errorsAt?.(property));
  const take = (mediaString: string): void =>
    onChange(property === undefined ? mediaString : { ...(isValues(value) ? value : {}), [property]: mediaString });
  const remove = (): void => {
    const isObject = property !== undefined && field.empty === undefined && isValues(value);
    onChange(isObject ? without(value, [property]) : field.empty);
  };
  const choose = t(picture === '' ? 'widgets.media.choose' : 'widgets.media.change');
  return (
    <Field {...controlProps({ ...props, error: told })} isGroup>
      {({ id, labelId, describedBy }) => (
        // biome-ignore lint/a11y/useSemanticElements: a legend cannot carry the required mark and stand level with other labels
        <div
          role="group"
          id={id}
          tabIndex={-1}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          className={classNames(styles.choice, options.look && styles[options.look])}
          data-invalid={told === undefined ? undefined : ''}
          data-empty={picture === '' ? '' : undefined}
        >
          <Chosen picture={picture} item={item} isWide={ratio !== undefined} isLarge={options.look === 'figure'} />
          <div className={styles.side}>
            {picture === '' ? null : <Name picture={picture} item={item} />}
            <div className={styles.buttons}>
              <Button
                size="md"
                icon={picture === '' ? <Images /> : <Replace />}
                label={`${choose}: ${props.label}`}
                why={whyNot}
                onPress={() => setOpen(true)}
              >
                {choose}
              </Button>
              {picture === '' || why !== undefined ? null : (
                <Button
                  size="md"
                  type="regular-no-border"
                  icon={<Trash2 />}
                  label={`${t('widgets.media.remove')}: ${props.label}`}
                  onPress={() => {
                    remove();
                    // The button that was pressed is gone now.
                    requestAnimationFrame(() => document.getElementById(id)?.querySelector('button')?.focus());
                  }}
                >
                  {t('widgets.media.remove')}
                </Button>
              )}
            </div>
          </div>
          {isOpen && desk ? (
            <desk.Picker
              title={props.label}
              rules={{ kinds, ratio, category }}
              taken={picture === '' ? [] : [picture]}
              isSeveral={false}
              onChoose={([chosen]) => {
                if (chosen) take(chosen.mediaString);
              }}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}

interface ChosenProps {
  picture: string;
  item: LibraryItem | null | undefined;
}

function Chosen({ picture: chosen, item, isWide, isLarge }: ChosenProps & { isWide: boolean; isLarge: boolean }) {
  const picture = useShownPicture(chosen);
  const sizes = isLarge ? '(max-width: 900px) 100vw, 720px' : isWide ? '192px' : '96px';
  return (
    <span className={isWide ? styles.wide : styles.square} title={item?.name}>
      <Picture
        key={picture}
        src={pictureAddress(picture, { width: isLarge ? 960 : 320 })}
        srcset={srcsetOf(picture, { widths: isLarge ? LARGE_WIDTHS : WIDTHS })}
        sizes={sizes}
        alt={item?.name ?? ''}
        shape="fill"
        fit="contain"
        loading="eager"
      />
    </span>
  );
}

/** What the picture is called, as the way to its page in the library. */
function Name({ picture, item }: ChosenProps) {
  const { t } = useTranslation();
  const desk = useMediaLibrary();
  if (desk && item) {
    return (
      <AppLink href={desk.path(item)} className={styles.name} target="_blank" title={t('widgets.media.open')}>
        <bdi>{item.name}</bdi> <ExternalLink aria-label={t('widgets.media.open')} />
      </AppLink>
    );
  }
  // What another provider keeps never was in the library, nor was what an address leads to.
  const isElsewhere = isOfOtherProvider(picture) || !picture.includes('|');
  if (item === null && !isElsewhere) return <span className={styles.told}>{t('widgets.media.unknown')}</span>;
  return <span className={styles.told}>{isElsewhere ? t('widgets.media.elsewhere') : ''}</span>;
}

import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FocalPointField } from '../../ui/focal-point/focal-point.tsx';
import { ReadOnlyField } from '../../ui/read-only-field.tsx';
import { pictureAddress, srcsetOf } from '../media/media-string.ts';
import { useSiteCrops } from '../media/use-site-crops.ts';
import { textOf, valueAt } from '../values/values.ts';
import { useFilledParameters } from './source-parameters.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** Widths of the file that the picture and its crops are drawn from, of which the browser takes one. */
const WIDTHS: readonly number[] = [640, 960, 1280, 1920];
/** The width of its box: a column of the form, or the whole phone. */
const SIZES = '(max-width: 640px) 100vw, 720px';
const PLAIN = 1280;

/**
 * The point of a picture that every crop keeps, chosen on the picture. The middle is null: it counts as none
 * (specification §3).
 */
export function FocalPointWidget(props: WidgetProps<'focal-point'>) {
  const { field, options, value, onChange } = props;
  const { t } = useTranslation();
  const { picture: named, width, height } = options;
  const wanted = useMemo(
    () => ({ picture: named, ...(width && height ? { width, height } : {}) }),
    [named, width, height],
  );
  const { given } = useFilledParameters(wanted);
  const picture = textOf(given.picture);
  const [fpx, fpy] = [valueAt(value, 'fpx'), valueAt(value, 'fpy')];
  const isPoint = typeof fpx === 'number' && typeof fpy === 'number' && !(fpx === 0.5 && fpy === 0.5);
  const crops = useSiteCrops();
  const empty = field.empty ?? null;
  const choose = useCallback(
    (point: { x: number; y: number } | undefined) => onChange(point ? { fpx: point.x, fpy: point.y } : empty),
    [onChange, empty],
  );
  if (picture === '') {
    return <ReadOnlyField {...controlProps(props)} isRequired={false} values={[]} none={t('ui.picture.none')} />;
  }
  const [wide, high] = [Number(given.width), Number(given.height)];
  return (
    <FocalPointField
      {...controlProps(props)}
      src={pictureAddress(picture, { width: PLAIN })}
      srcset={srcsetOf(picture, { widths: WIDTHS })}
      sizes={SIZES}
      alt={t('ui.focalPoint.picture')}
      ratio={wide > 0 && high > 0 ? wide / high : undefined}
      crops={crops}
      value={isPoint ? { x: fpx, y: fpy } : undefined}
      onChange={choose}
    />
  );
}

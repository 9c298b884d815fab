import { CircleAlert, RotateCcw } from 'lucide-react';
import { type ReactNode, type Ref, type SyntheticEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { Field, type FieldControl, type FieldProps } from '../field.tsx';
import { CENTRE, isCentre, type Point } from './focal-geometry.ts';
import { FocalPainter } from './focal-painter.ts';
import styles from './focal-point.module.css';
import { type Crop, FocalPreviews } from './focal-previews.tsx';
import { useFocalDrag } from './use-focal-drag.ts';

/** Props of {@link FocalPointField}. */
export interface FocalPointFieldProps extends FieldProps {
  /** The picture: one rendition, large enough for its box; the crops are cut from the very file that the browser chose. */
  src: string;
  srcset?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  /** Its width by its height; the file's own until it is known. */
  ratio: number | undefined;
  /** Shapes that are shown beside the usual ones. */
  crops?: readonly Crop[] | undefined;
  /** The chosen point; undefined for the middle, which counts as none (specification §3). */
  value: Point | undefined;
  /** Is told once a drag or a key has ended; undefined for the middle. */
  onChange(point: Point | undefined): void;
}

/**
 * Chooses the point of a picture that every crop keeps: by click, drag, touch or arrow keys, inside the picture only (specification §5). Crops of usual shapes
 * follow at once.
 */
export function FocalPointField(props: FocalPointFieldProps) {
  const { t } = useTranslation();
  const { src, srcset, sizes, alt, crops = [], value, onChange, why } = props;
  const point = value ?? CENTRE;
  const [painter] = useState(() => new FocalPainter());
  const [file, setFile] = useState<{ of: string; src: string; ratio: number }>();
  const [broken, setBroken] = useState<string>();
  const picture = useRef<HTMLSpanElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const loaded = file?.of === src ? file : undefined;
  const ratio = props.ratio ?? loaded?.ratio ?? 16 / 9;
  useLayoutEffect(() => {
    painter.setRatio(ratio);
    picture.current?.style.setProperty('--ratio', String(ratio));
  }, [painter, ratio]);
  const choose = useCallback((next: Point) => onChange(isCentre(next) ? undefined : next), [onChange]);
  const { isOutside, handlers, forgetOutside } = useFocalDrag({
    point,
    painter,
    isLocked: why !== undefined,
    mark: () => mark.current,
    picture: () => picture.current,
    onChoose: choose,
  });
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const { currentSrc, naturalWidth, naturalHeight } = currentTarget;
    setFile({ of: src, src: currentSrc, ratio: naturalWidth / Math.max(1, naturalHeight) });
  };
  const reset = (): void => {
    forgetOutside();
    onChange(undefined);
    mark.current?.focus({ preventScroll: true });
  };
  const said = value === undefined ? t('ui.focalPoint.centre') : t('ui.focalPoint.at', percentOf(point));
  return (
    <Field {...props} isRequired={false} isGroup description={props.description ?? t('ui.focalPoint.help')}>
      {(field) => (
        <div className={styles.focal}>
          <div className={styles.stage} data-locked={why === undefined ? undefined : ''} {...handlers}>
            <span ref={picture} className={styles.picture}>
              <img
                className={styles.image}
                src={src}
                srcSet={srcset || undefined}
                sizes={srcset ? sizes : undefined}
                alt={alt}
                draggable={false}
                decoding="async"
                onLoad={onLoad}
                onError={() => setBroken(src)}
              />
              <span ref={painter.holdMark} className={styles.layer}>
                <Mark ref={mark} field={field} point={point} said={said} />
              </span>
            </span>
          </div>
          {broken === src ? <Problem>{t('ui.picture.broken')}</Problem> : null}
          {isOutside ? (
            <Problem>
              {t('messages.invalidSelection')}. {t('ui.focalPoint.insideOnly')}
            </Problem>
          ) : null}
          <div className={styles.line}>
            <span className={styles.said} aria-hidden="true">
              {said}
            </span>
            <Button
              size="sm"
              icon={<RotateCcw />}
              why={why ?? (value === undefined ? t('ui.focalPoint.isCentre') : undefined)}
              onPress={reset}
            >
              {t('ui.focalPoint.reset')}
            </Button>
          </div>
          <FocalPreviews src={loaded?.src} painter={painter} crops={crops} />
        </div>
      )}
    </Field>
  );
}

interface MarkProps {
  ref: Ref<HTMLDivElement>;
  field: FieldControl;
  point: Point;
  said: string;
}

/** The mark: it has the focus, and says where it is. A slider has one number only, so the words tell both. */
function Mark({ ref, field, point, said }: MarkProps) {
  return (
    <div
      ref={ref}
      id={field.id}
      className={styles.mark}
      role="slider"
      tabIndex={0}
      aria-labelledby={field.labelId}
      aria-describedby={field.describedBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentOf(point).left}
      aria-valuetext={said}
      aria-readonly={field.isLocked || undefined}
    />
  );
}

const percentOf = ({ x, y }: Point) => ({ left: Math.round(x * 100), top: Math.round(y * 100) });

function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

import { Camera, StepBack, StepForward, X } from 'lucide-react';
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureAddress } from '../media/media-string.ts';
import { textOf } from '../values/values.ts';
import styles from './frame.module.css';
import { useFilledParameters } from './source-parameters.ts';
import { type TakenFrames, useTakenFrames } from './use-taken-frames.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** A step from one frame to the next, in seconds: as long as a frame of most videos. */
const FRAME = 1 / 25;
const POSTER = 1280;
const SMALL = 320;

/**
 * A video, of which a frame is taken for its thumbnail: it is stored at once and becomes the thumbnail with the save.
 */
export function FrameWidget(props: WidgetProps<'frame'>) {
  const { field, options, value, onChange, why } = props;
  const { t } = useTranslation();
  const { video: address, picture: now, instead = '' } = options;
  const wanted = useMemo(() => ({ video: address, picture: now, instead }), [address, now, instead]);
  const { given } = useFilledParameters(wanted);
  const [source, picture] = [textOf(given.video), textOf(given.picture)];
  const screen = useRef<HTMLVideoElement>(null);
  const [unplayable, setUnplayable] = useState<string>();
  const taken = useTakenFrames(screen, (key) => onChange(key));
  const key = textOf(value);
  const isUnplayable = unplayable === source;
  const whyTake = why ?? (isUnplayable ? t('frame.unplayable') : taken.whyNot);
  useEffect(() => {
    // It may have been read before it came on the page, when nobody was told of it yet.
    if (screen.current && isWithoutPicture(screen.current)) setUnplayable(source);
  }, [source]);
  const look = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void => {
    if (isWithoutPicture(currentTarget)) setUnplayable(source);
  };
  const seek = (by: number): void => {
    const video = screen.current;
    if (!video) return;
    video.pause();
    video.currentTime = Math.min(video.duration || 0, Math.max(0, video.currentTime + by));
  };
  return (
    <Field {...controlProps(props)} isRequired={false} isGroup>
      {({ id, labelId, describedBy }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend, and the field has its label
        <div
          id={id}
          className={styles.frame}
          role="group"
          tabIndex={-1}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
        >
          {source === '' ? (
            <p className={styles.quiet}>{t('frame.noVideo')}</p>
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: it is the administrator's own file, which has none
            <video
              key={source}
              ref={screen}
              className={styles.video}
              src={source}
              poster={picture === '' ? undefined : pictureAddress(picture, { width: POSTER })}
              crossOrigin="anonymous"
              controls
              playsInline
              preload="metadata"
              aria-label={t('frame.screen')}
              onLoadedMetadata={look}
              onLoadedData={look}
              onCanPlay={look}
              onError={() => setUnplayable(source)}
            />
          )}
          {isUnplayable ? (
            <Banner status="warning" title={t('frame.unplayable')}>
              {t('frame.unplayableText')}
            </Banner>
          ) : null}
          <FrameLine
            taken={taken}
            picture={picture}
            value={key}
            isOutranked={textOf(given.instead) !== ''}
            whyTake={whyTake}
            whyDrop={why}
            onSeek={source === '' ? undefined : seek}
            onDrop={() => onChange(field.empty)}
          />
        </div>
      )}
    </Field>
  );
}

/** Whether a browser cannot show a video: not at all, or, knowing its sound alone, without a size. */
const isWithoutPicture = ({ error, readyState, videoWidth }: HTMLVideoElement): boolean =>
  error !== null || (readyState >= HTMLMediaElement.HAVE_METADATA && videoWidth === 0);

interface FrameLineProps {
  taken: TakenFrames;
  /** What stands for the video now. */
  picture: string;
  /** The key of the frame that was taken; empty for none. */
  value: string;
  /** Whether something else stands before any frame. */
  isOutranked: boolean;
  whyTake: string | undefined;
  whyDrop: string | undefined;
  /** Goes some seconds on or back; undefined where there is no video. */
  onSeek: ((by: number) => void) | undefined;
  onDrop(): void;
}

/** What the thumbnail is or will be, and what takes another one. */
function FrameLine(props: FrameLineProps) {
  const { taken, picture, value, isOutranked, whyTake, whyDrop, onSeek, onDrop } = props;
  const { t } = useTranslation();
  const isTaken = value !== '';
  const said = isTaken ? 'chosen' : picture === '' ? 'none' : 'now';
  return (
    <div className={styles.line}>
      <div className={styles.thumbnail}>
        <Picture
          src={isTaken ? taken.pictures.get(value) : picture && pictureAddress(picture, { width: SMALL })}
          alt=""
          fit="contain"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.told} role="status">
          {t(`frame.${said}`)}
        </p>
        {isTaken && !taken.pictures.has(value) ? <p className={styles.quiet}>{t('frame.unseen')}</p> : null}
        {isTaken && isOutranked ? <p className={styles.quiet}>{t('frame.instead')}</p> : null}
        {taken.problem ? (
          <p className={styles.problem} role="alert">
            {taken.problem}
          </p>
        ) : null}
        {onSeek ? (
          <div className={styles.buttons}>
            <IconButton icon={<StepBack />} label={t('frame.back')} onPress={() => onSeek(-FRAME)} />
            <IconButton icon={<StepForward />} label={t('frame.forward')} onPress={() => onSeek(FRAME)} />
            <Button icon={<Camera />} why={whyTake} isPending={taken.isTaking} onPress={() => void taken.take()}>
              {t('frame.take')}
            </Button>
            {isTaken ? (
              <Button type="regular-no-border" icon={<X />} why={whyDrop} onPress={onDrop}>
                {t('frame.drop')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

import { CalendarClock, CircleCheck, CircleDashed, EyeOff, Lock, PencilLine, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { formatDateTime } from '../../../engine/values/date-time.ts';
import { valuesOf } from '../../../engine/values/values.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './edit.module.css';
import { type VideoState, videoStates } from './video-states.ts';

const SIGNS: Readonly<Record<VideoState['name'], ReactNode>> = {
  complete: <CircleCheck aria-hidden="true" />,
  incomplete: <CircleDashed aria-hidden="true" />,
  scheduled: <CalendarClock aria-hidden="true" />,
  draft: <PencilLine aria-hidden="true" />,
  private: <Shield aria-hidden="true" />,
  locked: <Lock aria-hidden="true" />,
  hidden: <EyeOff aria-hidden="true" />,
};

/** What the video is as it is being edited, in words (specification §4). */
export function StateCard({ stored, edited }: { stored: Media; edited: object }) {
  const { t } = useTranslation();
  const states = videoStates(valuesOf(edited), stored.publishDate);
  const words = (state: VideoState): string => {
    if (state.name === 'incomplete') return t(`mediaEdit.states.lacks.${state.lacks}`);
    return t(`mediaEdit.states.${state.name}`, state.name === 'scheduled' ? { at: formatDateTime(state.at) } : {});
  };
  return (
    <Card title={t('mediaEdit.states.title')} layout="plain">
      <ul className={styles.states}>
        {states.map((state) => (
          <li key={state.name === 'incomplete' ? state.lacks : state.name} data-state={state.name}>
            {SIGNS[state.name]}
            <span>{words(state)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

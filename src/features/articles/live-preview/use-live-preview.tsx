import { MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../../generated/model/index.ts';
import { optionalPart } from '../../../engine/loading/optional-part.tsx';
import { keptChoice } from '../../../engine/values/kept-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './live-preview.module.css';

/** Whether the preview was shown last in this browser. */
const shownChoice = keptChoice('touchline.article-preview', ['on', 'off']);

/** Where there is no room for the text and its page side by side. */
const NO_ROOM = '(max-width: 1100px)';

const LivePreview = optionalPart(
  async () => (await import('./live-preview.tsx')).LivePreview,
  ({ onClose }) => onClose?.(),
  <Skeleton shape="block" />,
);

/** The preview of an article as it is written: what opens it, and what stands beside the text. */
export interface ArticlePreview {
  toggle: ReactNode;
  beside(edited: Article): ReactNode;
}

/**
 * The preview of an article as it is written, beside the text, where it comes up again the next time. In a narrow window
 * it opens over the text, when it is asked for and not before.
 */
export function useLivePreview(): ArticlePreview {
  const { t } = useTranslation();
  const hasRoom = !useMediaQuery(NO_ROOM);
  const [isKept, setKept] = useState(() => shownChoice.read() === 'on');
  const [isOver, setOver] = useState(false);
  return useMemo(() => {
    const show = (isShown: boolean): void => {
      if (hasRoom) {
        shownChoice.write(isShown ? 'on' : 'off');
        setKept(isShown);
      } else setOver(isShown);
    };
    const label = t('articles.livePreview.label');
    const close = (): void => show(false);
    return {
      toggle: hasRoom ? (
        <div className={styles.toggle}>
          <Switch label={label} value={isKept} onChange={show} />
        </div>
      ) : (
        <Button icon={<MonitorSmartphone />} onPress={() => show(true)}>
          {label}
        </Button>
      ),
      beside: (edited) => {
        if (hasRoom) return isKept ? <LivePreview edited={edited} onClose={close} /> : undefined;
        return isOver ? (
          <Dialog isOpen size="xl" title={label} onClose={close}>
            <div className={styles.over}>
              <LivePreview edited={edited} />
            </div>
          </Dialog>
        ) : undefined;
      },
    };
  }, [t, hasRoom, isKept, isOver]);
}

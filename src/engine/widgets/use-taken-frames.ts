import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureStore } from '../media/store-picture-context.ts';
import { takeFrame } from './take-frame.ts';

const FILE_NAME = 'frame.jpg';

/** Frames of a video as they are taken: `pictures` has the address of each by the key of its upload. */
export type TakenFrames = ReturnType<typeof useTakenFrames>;

/**
 * Takes frames and stores them; keeps the picture of each as long as the widget is there, so that undoing shows it
 * again.
 */
export function useTakenFrames(screen: { readonly current: HTMLVideoElement | null }, onTaken: (key: string) => void) {
  const { t } = useTranslation();
  const store = usePictureStore();
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (): Promise<void> => {
    if (!store || !screen.current || isTaking) return;
    screen.current.pause();
    setTaking(true);
    setProblem(undefined);
    try {
      const frame = await takeFrame(screen.current, FILE_NAME);
      const stored = frame ? await store(frame) : { why: t('messages.waitForMedia') };
      if (stored.key === undefined) setProblem(stored.why);
      else {
        const { key } = stored;
        const address = frame ? URL.createObjectURL(frame) : '';
        setPictures((before) => new Map(before).set(key, address));
        onTaken(key);
      }
    } catch {
      // The browser keeps the pictures of a video from elsewhere to itself.
      setProblem(t('frame.failed'));
    } finally {
      setTaking(false);
    }
  };
  return { take, isTaking, pictures, problem, whyNot: store ? undefined : t('frame.noStore') };
}

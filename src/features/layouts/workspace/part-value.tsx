import { pictureAddress } from '../../../engine/media/media-string.ts';
import { useShownPicture } from '../../../engine/media/use-shown-picture.ts';
import type { Part } from '../model/parts.ts';
import { useLayoutWords } from './use-layout-words.ts';

/** Props of {@link PartValue}. */
export interface PartValueProps {
  part: Part;
  /** The property. */
  name: string;
}

/** The value of a property: its picture, and its words. */
export function PartValue({ part, name }: PartValueProps) {
  const words = useLayoutWords();
  const picture = useShownPicture(words.mediaOf(part, name) ?? '');
  return (
    <>
      {picture ? <img src={pictureAddress(picture, { width: 128, height: 72 })} alt="" width={64} height={36} /> : null}
      {words.valueOf(part, name)}
    </>
  );
}

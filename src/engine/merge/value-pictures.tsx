import type { FieldDefinition } from '../../contract/entity.ts';
import { Thumbnail } from '../cells/thumbnail.tsx';
import { useLibraryItems } from '../media/use-library-items.ts';
import { isValues, textAt, textOf } from '../values/values.ts';
import styles from './value-pictures.module.css';

/**
 * The pictures that a value of a field is, as mediaStrings or addresses; undefined where the field holds none. A row of
 * a list of pictures is one.
 */
export function picturesOf({ widget, options }: FieldDefinition, value: unknown): readonly string[] | undefined {
  if (widget !== 'media' && widget !== 'portraits') return undefined;
  const property = widget === 'portraits' ? 'mediaString' : options?.property;
  return [value]
    .flat()
    .map((one) => (isValues(one) ? textAt(one, String(property)) : textOf(one)))
    .filter((picture) => picture !== '');
}

/** Pictures as one knows them: small, with their names. */
export function ValuePictures({ pictures }: { pictures: readonly string[] }) {
  const items = useLibraryItems(pictures);
  return (
    <span className={styles.pictures}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in a list twice
        <span key={`${index} ${picture}`} className={styles.picture}>
          <Thumbnail address={picture} name="" />
          <bdi>{items[index]?.name}</bdi>
        </span>
      ))}
    </span>
  );
}

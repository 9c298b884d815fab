import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { TextField } from '../text-field.tsx';
import { removeNode, setAttributes } from './insert-block.ts';
import type { PagePicture } from './page-host.ts';
import styles from './panel.module.css';
import type { PanelNode } from './panel-node.ts';
import { picturesOf } from './picture-nodes.ts';
import { showPicture } from './show-picture.ts';

const WORDS = ['alt', 'caption', 'credit'] as const;

/** The pictures of a gallery: one is chosen, has its words written, is moved or taken out. */
export function GalleryPanel({ editor, node, at, host }: PanelNode) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState(0);
  const pictures = picturesOf(node.attrs.pictures);
  const index = Math.min(marked, pictures.length - 1);
  const picture = pictures[index];
  const write = (next: readonly PagePicture[]): void => setAttributes(editor, at, { pictures: next });
  const add = async (): Promise<void> => {
    const chosen = (await host.choosePictures?.(t('pageText.nodes.gallery'), true)) ?? [];
    const now = editor.state.doc.nodeAt(at);
    if (chosen.length > 0 && now?.type.name === 'gallery') write([...picturesOf(now.attrs.pictures), ...chosen]);
  };
  const move = (by: -1 | 1): void => {
    if (!picture) return;
    const rest = pictures.toSpliced(index, 1);
    write(rest.toSpliced(index + by, 0, picture));
    setMarked(index + by);
  };
  return (
    <div className={styles.fields}>
      <ul className={styles.strip} aria-label={t('pageText.gallery.pictures')}>
        {pictures.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in a gallery twice
          <li key={place}>
            <button
              type="button"
              aria-pressed={place === index}
              aria-label={one.alt || t('pageText.gallery.place', { place: place + 1 })}
              onClick={() => setMarked(place)}
            >
              <img ref={(image) => void (image && showPicture(image, host, one.media))} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {picture ? (
        <>
          <div className={styles.buttons}>
            <IconButton
              size="sm"
              label={t('pageText.gallery.left')}
              icon={<ArrowLeft />}
              why={index === 0 ? t('pageText.gallery.isFirst') : undefined}
              onPress={() => move(-1)}
            />
            <IconButton
              size="sm"
              label={t('pageText.gallery.right')}
              icon={<ArrowRight />}
              why={index === pictures.length - 1 ? t('pageText.gallery.isLast') : undefined}
              onPress={() => move(1)}
            />
            <IconButton
              size="sm"
              label={t('pageText.gallery.takeOut')}
              icon={<Trash2 />}
              onPress={() => write(pictures.toSpliced(index, 1))}
            />
          </div>
          {WORDS.map((name) => (
            <TextField
              key={name}
              label={t(`pageText.picture.${name}`)}
              value={picture[name] ?? ''}
              onChange={(text) => write(pictures.with(index, { ...picture, [name]: text || null }))}
            />
          ))}
        </>
      ) : null}
      <div className={styles.buttons}>
        <Button
          size="md"
          icon={<ImagePlus />}
          why={host.choosePictures ? host.whyOnePicture : t('pageText.noLibrary')}
          onPress={() => void add()}
        >
          {t('pageText.gallery.add')}
        </Button>
        <Button size="md" type="regular-no-border" icon={<Trash2 />} onPress={() => removeNode(editor, at)}>
          {t('pageText.remove')}
        </Button>
      </div>
    </div>
  );
}

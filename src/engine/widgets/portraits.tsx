import { CircleAlert, ImagePlus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RowGroup, useRowFocus } from '../../ui/row-list.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import type { SortableEntry } from '../../ui/sortable-list-entry.ts';
import { useMediaLibrary } from '../media/library-context.ts';
import { pictureAddress, srcsetOf } from '../media/media-string.ts';
import { useLibraryItems } from '../media/use-library-items.ts';
import { useShownPicture } from '../media/use-shown-picture.ts';
import { moveItem } from '../values/move-item.ts';
import { textAt } from '../values/values.ts';
import { useFormScope } from './form-context.ts';
import { useEntries } from './ordered-list-entries.ts';
import { inOrder, numbered, withAdded } from './portrait-order.ts';
import styles from './portraits.module.css';
import { useRowRemoval } from './use-row-removal.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** Side of a portrait in its row, pixels of the page, and the widths of its file. */
const SIDE = 56;
const WIDTHS = [SIDE, 2 * SIDE, 3 * SIDE];

/**
 * Pictures of the library in an order: several are chosen at once, and moved by pointer, keyboard or buttons. The first
 * stands for the whole.
 */
export function PortraitsWidget(props: WidgetProps<'portraits'>) {
  const { label, options, value, why, errorsAt, onChange } = props;
  const { t } = useTranslation();
  const desk = useMediaLibrary();
  const upload = useFormScope().uploads?.[options.upload ?? ''];
  const [isOpen, setOpen] = useState(false);
  const rows = inOrder(value);
  const items = rows.map(({ row }) => row);
  const mediaStrings = items.map((item) => textAt(item, 'mediaString'));
  const known = useLibraryItems(mediaStrings);
  const entries = useEntries(mediaStrings, (_, index) => ({
    text: known[index]?.name ?? t('widgets.portraits.nameless', { number: index + 1 }),
    error: errorsAt?.(`${rows[index]?.at ?? index}`),
  }));
  const focus = useRowFocus(items.length);
  const put = useCallback((next: unknown[]) => onChange(numbered(next)), [onChange]);
  const takeOut = useRowRemoval(() => items, focus, put);
  const latest = useRef({ items, put });
  useEffect(() => {
    latest.current = { items, put };
  });
  const move = useCallback(
    (from: number, to: number) => latest.current.put(moveItem(latest.current.items, from, to)),
    [],
  );
  const remove = useCallback(
    (index: number) => takeOut(index, () => latest.current.put(latest.current.items.filter((_, at) => at !== index))),
    [takeOut],
  );
  const pictures = mediaStrings.join(' ');
  const renderEntry = useCallback(
    (entry: SortableEntry, index: number) => <Portrait entry={entry} picture={pictures.split(' ')[index] ?? ''} />,
    [pictures],
  );
  const whyNot = why ?? (desk ? undefined : t('widgets.media.noLibrary'));
  const adder = (
    <Button size="md" icon={<ImagePlus />} why={whyNot} onPress={() => setOpen(true)}>
      {t('widgets.portraits.add')}
    </Button>
  );
  return (
    <RowGroup {...controlProps(props)} focus={focus} adder={adder}>
      {entries.length === 0 ? (
        <p className={styles.none}>{t('widgets.portraits.none')}</p>
      ) : (
        <SortableList
          label={label}
          entries={entries}
          renderEntry={renderEntry}
          onMove={move}
          onRemove={why === undefined ? remove : undefined}
          why={why}
        />
      )}
      {isOpen && desk ? (
        <desk.Picker
          title={label}
          rules={{ kinds: ['image'] }}
          taken={mediaStrings}
          isSeveral
          upload={upload}
          onChoose={(chosen) =>
            put(
              withAdded(
                items,
                chosen.map(({ mediaString }) => mediaString),
              ),
            )
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </RowGroup>
  );
}

function Portrait({ entry, picture: chosen }: { entry: SortableEntry; picture: string }) {
  const picture = useShownPicture(chosen);
  return (
    <span className={styles.portrait} data-whole-line="">
      <span className={styles.picture}>
        <Picture
          src={pictureAddress(picture, { width: SIDE, height: SIDE })}
          srcset={srcsetOf(picture, { widths: WIDTHS, ratio: 1 })}
          sizes={`${SIDE}px`}
          alt=""
          shape="square"
        />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name} title={entry.text}>
          {entry.text}
        </bdi>
        {entry.error ? (
          <span className={styles.error}>
            <CircleAlert aria-hidden="true" /> {entry.error}
          </span>
        ) : null}
      </span>
    </span>
  );
}

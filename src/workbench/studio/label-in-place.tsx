import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './label-in-place.module.css';

/** A label that is being written where it stands: what it was, and where that is in the page. */
export interface WrittenLabel {
  text: string;
  /** The sheet of the menu that it stands in, if it does. */
  sheet?: Element | undefined;
  left: number;
  top: number;
  width: number;
  height: number;
  size: string;
  weight: string;
}

/** Props of {@link LabelInPlace}. */
export interface LabelInPlaceProps {
  label: WrittenLabel;
  /** What it is called for those who do not see it. */
  name: string;
  onType(text: string): void;
  /** `isDone`: by a key, so that the focus goes back to where it was. */
  onClose(isDone: boolean): void;
}

/** A field over a label in the live form or list, in which it is written; Enter and leaving it keep what was typed, Escape what was there. */
export function LabelInPlace({ label, name, onType, onClose }: LabelInPlaceProps) {
  const [text, setText] = useState(label.text);
  const type = (next: string): void => {
    setText(next);
    onType(next);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && text !== label.text) onType(label.text);
    // What is undone outside is no longer what stands here.
    if (event.key === 'Enter' || event.key === 'Escape') onClose(true);
    event.stopPropagation();
  };
  const { sheet, left, top, width, height, size, weight } = label;
  const field = (
    <input
      // biome-ignore lint/a11y/noAutofocus: it was asked for by a second press on the label itself
      autoFocus
      data-in-place=""
      className={styles.input}
      ref={(element) => {
        for (const [key, value] of Object.entries({ left, top, width, height }))
          element?.style.setProperty(`--${key}`, `${value}px`);
        element?.style.setProperty('--size', size);
        element?.style.setProperty('--weight', weight);
      }}
      aria-label={name}
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => type(target.value)}
      onKeyDown={press}
      onBlur={() => onClose(false)}
    />
  );
  return sheet ? createPortal(field, sheet) : field;
}

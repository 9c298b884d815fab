import type { ReactNode } from 'react';

/** One choice of a select, combo box, filter or radio group. */
export interface Option {
  /** Its key, unique in the list; what `value` holds. */
  value: string;
  label: string;
  /** A second line: a code, a site. */
  description?: string | undefined;
  /** Before the label: a crest, a flag, an icon. */
  image?: ReactNode;
  isDisabled?: boolean | undefined;
  /** It leads to something, such as a dialog, and is no value: the keys of a closed select pass it by. */
  isAction?: boolean | undefined;
  /** Other words that find it, such as a country's other names. */
  keywords?: readonly string[] | undefined;
  /** Heading under which it stands, with its neighbours of the same group: what was chosen recently. */
  group?: string | undefined;
}

/** The value of the option that creates; no real option has it. */
export const CREATE = '\u0000create';

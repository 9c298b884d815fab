import type { Title } from '../../generated/model/title.ts';

/** Something that refers to a thing: what it is called, and its page in the console. */
export interface Use {
  id: string;
  /** What it is. */
  type?: string;
  title: string;
  /** The same in each language, where it differs in them. */
  titles?: readonly Title[];
  path: string;
}

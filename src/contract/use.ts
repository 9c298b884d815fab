/** Something that refers to a thing: what it is called, and its page in the console. */
export interface Use {
  id: string;
  title: string;
  path: string;
}

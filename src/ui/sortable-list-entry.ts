/** One entry of a a sortable list. */
export interface SortableEntry {
  /** Stays the same while the entry is moved and edited. */
  key: string;
  /** What it says; also its name on buttons and in announcements. */
  text: string;
  /** What is wrong with it. */
  error?: string | undefined;
}

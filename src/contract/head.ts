/** What the head of an editor shows, by columns of the list. What is left out is chosen from the columns. */
export interface Head {
  picture?: string;
  badges?: readonly string[];
  line?: readonly string[];
  /** Shown with their labels. */
  facts?: readonly string[];
}

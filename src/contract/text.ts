/** A text in the console's languages; English is the fallback (specification §9). */
export interface Text {
  en: string;
  sv: string;
}

/** The label of a fixed value. `also` are other words that mean it in a file that is brought in. */
export interface Choice extends Text {
  also?: readonly string[];
}

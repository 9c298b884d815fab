/** A text in the console's languages; English is the fallback (specification §9). */
export interface Text {
  en: string;
  sv: string;
}

import { keptChoice } from '../engine/values/kept-choice.ts';

/** The interface's languages; English is the default and the fallback (specification §9). */
export const languages = ['en', 'sv'] as const;
/** A language of the interface. */
export type Language = (typeof languages)[number];

/** The language that was chosen in this browser. It is known before any text is loaded, so that the sign-in page can follow it. */
export const languageChoice = keptChoice('touchline.language', languages);

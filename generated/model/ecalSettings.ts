/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { EcalButtonText } from './ecalButtonText.ts';
import type { TeamId } from './teamId.ts';

/**
 * The button by which visitors put games into their calendars. A property that is left out keeps its value.
 */
export interface EcalSettings {
  /** Whether the site shows the button. */
  enabled: boolean;
  /**
     * Key of the calendar service; needed while the button is shown.
     * @maxLength 200
     * @pattern ^\S*$
     */
  apiKey?: string;
  /**
     * Which widget of the calendar service it opens; needed while the button is shown.
     * @maxLength 200
     * @pattern ^\S*$
     */
  widgetId?: string;
  buttonText?: EcalButtonText;
  /**
     * Colour of the button.
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  buttonColour?: string;
  /**
     * The teams whose games it offers, by their uuids, each once; all of the site where there are none.
     * @maxItems 200
     */
  teams?: TeamId[];
}

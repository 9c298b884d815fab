/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';

/**
 * A channel that videos are shown in.
 */
export interface VideoChannel {
  /**
     * Its identifier; a new channel has none yet.
     * @maxLength 60
     * @nullable
     */
  id?: string | null;
  /**
     * What it is called; no other channel of the network may have the name.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * Who serves its videos, as in a mediaString; `embedded` is this service.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[a-z][a-z0-9-]*$
     */
  provider: string;
  /** Whether sites show it; not when left out. */
  active?: boolean;
  /**
     * The sites of the network that show it; none when left out.
     * @maxItems 200
     */
  instanceIds?: InstanceId[];
}

/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { VideoChannel } from './videoChannel.ts';

/**
 * The video channels of a network.
 */
export interface VideoChannels {
  /**
     * The channels, in their order.
     * @maxItems 100
     */
  channels: VideoChannel[];
}

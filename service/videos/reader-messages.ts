import type { MediaFaultCode } from '../images/media-fault.ts';
import type { VideoFacts } from './video-facts.ts';

/** What the thread that reads videos is started with; `size` in bytes. */
export type ReaderTask = { readonly size: number };

/** What it says: that it needs a part of the file, from `start` to before `end`, or what it found. */
export type ReaderMessage =
  | { readonly kind: 'part'; readonly id: number; readonly start: number; readonly end: number }
  | { readonly kind: 'facts'; readonly facts: VideoFacts }
  | { readonly kind: 'fault'; readonly code: MediaFaultCode; readonly cause: string };

/** A part that it asked for. */
export type ReaderPart = { readonly id: number; readonly bytes: Uint8Array };

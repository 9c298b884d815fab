/** What a video is by its content. Width and height are those of the upright picture, in pixels; duration in seconds. */
export type VideoFacts = {
  readonly mimetype: 'video/mp4' | 'video/quicktime';
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  /** Whether players have to turn the picture, as a phone held upright records it. */
  readonly rotated: boolean;
  /** The picture's codec: `avc` (H.264), `hevc`, `vp9`, `av1` ... */
  readonly codec: string;
  readonly hasSound: boolean;
  /** Whether every usual browser shows it, so that one can take a poster from it: true for H.264, false for HEVC and others. */
  readonly playsEverywhere: boolean;
};

/** Why a file cannot be taken, as the console's texts name it (specification §8). */
export type MediaFaultCode =
  | 'brokenMedia'
  | 'fileTooLarge'
  | 'invalidMediaType'
  | 'noPicture'
  | 'tooManyPixels'
  | 'undecodable';

const sentences: Readonly<Record<MediaFaultCode, string>> = {
  brokenMedia: 'The file is damaged or incomplete.',
  fileTooLarge: 'The file is too large.',
  invalidMediaType: 'The file is neither a JPEG or PNG picture nor an MP4 or QuickTime video.',
  noPicture: 'The video has sound but no picture.',
  tooManyPixels: 'The picture has more than 50 million pixels, or more than 65,535 in a row or column.',
  undecodable: 'The video is coded in a way that this service does not know.',
};

/** A file that cannot be taken. The message is one English sentence. */
export class MediaFault extends Error {
  override readonly name = 'MediaFault';
  readonly code: MediaFaultCode;

  constructor(code: MediaFaultCode, cause?: unknown) {
    super(sentences[code], cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/**
 * Why a file is not taken (specification §8), before a byte of it is sent: the catalogue's sentence is `messages.<message>`, what exactly is wrong is
 * `mediaUpload.faults.<code>` with `values`.
 */
export interface FileFault {
  code: FaultCode;
  message: FaultMessage;
  values?: Readonly<Record<string, string | number>>;
}

/** The catalogue's sentences about files (specification §8). */
export type FaultMessage =
  | 'invalidFile'
  | 'fileSizeTooLarge'
  | 'invalidMedia'
  | 'invalidMediaType'
  | 'mediaBroken'
  | 'alreadySelected'
  | 'somethingWentWrongTryLater';

const MESSAGES = {
  empty: 'invalidFile',
  unreadable: 'invalidFile',
  changed: 'invalidFile',
  tooLarge: 'fileSizeTooLarge',
  quota: 'fileSizeTooLarge',
  tooManyPixels: 'invalidMedia',
  noPicture: 'invalidMedia',
  unwantedKind: 'invalidMedia',
  otherType: 'invalidMediaType',
  namedType: 'invalidMediaType',
  truncated: 'mediaBroken',
  undecodable: 'mediaBroken',
  twice: 'alreadySelected',
  unchecked: 'somethingWentWrongTryLater',
} as const satisfies Readonly<Record<string, FaultMessage>>;

/** What exactly is wrong with a file. */
export type FaultCode = keyof typeof MESSAGES;

/** The fault of a code. */
export function faultOf(code: FaultCode, values?: FileFault['values']): FileFault {
  return { code, message: MESSAGES[code], ...(values && { values }) };
}

/** Codes of the service's refusals of a file, by what they say about it. */
const SERVICE_CODES: Readonly<Record<string, FaultCode>> = {
  brokenMedia: 'truncated',
  undecodable: 'undecodable',
  invalidMediaType: 'otherType',
  fileTooLarge: 'tooLarge',
  quotaExceeded: 'quota',
  tooManyPixels: 'tooManyPixels',
  noPicture: 'noPicture',
};

/** What a code of the service says about a file; undefined for codes about something else. */
export function faultOfService(code: string): FileFault | undefined {
  const own = SERVICE_CODES[code];
  return own && faultOf(own);
}

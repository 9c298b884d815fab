import type { Media, MediaDuplicate, UploadedFile } from '../../../../generated/model/index.ts';
import type { FileFault } from './file-fault.ts';

/** An item of the library that has the same file. */
export type Twin = NonNullable<MediaDuplicate>;

/** Why an upload ended: the status that was answered, or what happened where nothing was. */
export interface UploadFailure {
  status: number | 'network' | 'timeout';
}

/** What became of an item in the library. */
export type SavedMedia = Pick<Media, 'id' | 'type' | 'name' | 'mediaString'>;

/** Where one upload stands. */
export type UploadState =
  /** Not looked at yet, and being looked at. */
  | { step: 'waiting' }
  | { step: 'checking' }
  /** Not taken, by the console before a byte was sent or by the service after. */
  | { step: 'refused'; fault: FileFault }
  /** The library has the same file: the user chooses. */
  | { step: 'twin'; twin: Twin }
  /** The user chose the one in the library. */
  | { step: 'existing'; twin: Twin }
  /** Checked, and waiting for its turn. */
  | { step: 'queued' }
  | { step: 'sending'; sent: number }
  /** The connection is lost; it goes on by itself when it is back. */
  | { step: 'offline' }
  /** Tried again by itself at a moment (ms since the epoch). */
  | { step: 'retrying'; at: number }
  | { step: 'paused' }
  /** All bytes are there, and the service looks at them. */
  | { step: 'reporting' }
  | { step: 'failed'; failure: UploadFailure }
  | { step: 'uploaded'; uploaded: UploadedFile }
  | { step: 'saved'; media: SavedMedia }
  | { step: 'cancelled' };

/** The name of a state. */
export type UploadStep = UploadState['step'];

/** What may happen to an upload. */
export type UploadEvent =
  | { type: 'check' }
  | { type: 'refuse'; fault: FileFault }
  | { type: 'pass' }
  | { type: 'meetTwin'; twin: Twin }
  | { type: 'useTwin' }
  | { type: 'uploadAnyway' }
  | { type: 'send' }
  | { type: 'progress'; sent: number }
  | { type: 'loseConnection' }
  | { type: 'retryAt'; at: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'report' }
  | { type: 'fail'; failure: UploadFailure }
  | { type: 'retry' }
  | { type: 'finish'; uploaded: UploadedFile }
  | { type: 'save'; media: SavedMedia }
  | { type: 'cancel' };

type EventOf<Type extends UploadEvent['type']> = Extract<UploadEvent, { type: Type }>;
type StateOf<Step extends UploadStep> = Extract<UploadState, { step: Step }>;
type Moves<Step extends UploadStep> = {
  [Type in UploadEvent['type']]?: (event: EventOf<Type>, state: StateOf<Step>) => UploadState;
};

const queue = (): UploadState => ({ step: 'queued' });
const send = (): UploadState => ({ step: 'sending', sent: 0 });
const pause = (): UploadState => ({ step: 'paused' });
const cancel = (): UploadState => ({ step: 'cancelled' });
const report = (): UploadState => ({ step: 'reporting' });
const loseConnection = (): UploadState => ({ step: 'offline' });
const retryAt = ({ at }: EventOf<'retryAt'>): UploadState => ({ step: 'retrying', at });
const refuse = ({ fault }: EventOf<'refuse'>): UploadState => ({ step: 'refused', fault });
const fail = ({ failure }: EventOf<'fail'>): UploadState => ({ step: 'failed', failure });
const save = ({ media }: EventOf<'save'>): UploadState => ({ step: 'saved', media });
/** What may end any way of an upload that is under way. */
const ends = { refuse, fail, cancel };

const MOVES: { readonly [Step in UploadStep]: Moves<Step> } = {
  waiting: { check: () => ({ step: 'checking' }), refuse, cancel },
  checking: {
    refuse,
    cancel,
    pass: queue,
    meetTwin: ({ twin }) => ({ step: 'twin', twin }),
  },
  refused: { cancel },
  twin: {
    useTwin: (_event, { twin }) => ({ step: 'existing', twin }),
    uploadAnyway: queue,
    cancel,
  },
  existing: { uploadAnyway: queue, cancel },
  queued: { send, pause, cancel },
  sending: {
    ...ends,
    send,
    progress: ({ sent }) => ({ step: 'sending', sent }),
    loseConnection,
    retryAt,
    pause,
    report,
  },
  offline: { ...ends, send, report, retryAt, pause },
  retrying: { ...ends, send, report, loseConnection, retryAt, pause },
  paused: { resume: queue, cancel },
  reporting: {
    ...ends,
    loseConnection,
    retryAt,
    finish: ({ uploaded }) => ({ step: 'uploaded', uploaded }),
  },
  failed: { retry: queue, cancel },
  uploaded: { save, cancel },
  saved: {},
  cancelled: {},
};

/** The state after an event. One that does not fit, such as progress that comes after a pause, changes nothing: the very same state comes back. */
export function nextState(state: UploadState, event: UploadEvent): UploadState {
  const move = (
    MOVES[state.step] as Record<string, ((event: UploadEvent, state: UploadState) => UploadState) | undefined>
  )[event.type];
  return move ? move(event, state) : state;
}

const UNDER_WAY: readonly UploadStep[] = [
  'waiting',
  'checking',
  'queued',
  'sending',
  'offline',
  'retrying',
  'reporting',
];

/** Whether something goes on by itself with an upload. */
export function isUnderWay({ step }: UploadState): boolean {
  return UNDER_WAY.includes(step);
}

/** Whether an upload counts among those of this time (specification §5: at most 10 files): what was refused or has come to its end does not. */
export function counts({ step }: UploadState): boolean {
  return step !== 'refused' && step !== 'saved' && step !== 'cancelled' && step !== 'existing';
}

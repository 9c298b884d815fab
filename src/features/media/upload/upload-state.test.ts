import { expect, test } from 'vitest';
import type { UploadedFile } from '../../../../generated/model/index.ts';
import { faultOf } from './file-fault.ts';
import { counts, isUnderWay, nextState, type UploadEvent, type UploadState, type UploadStep } from './upload-state.ts';

const twin = { id: 'i1', type: 'image', name: 'Goal', mediaString: 'image|embedded|26/11/b1bf9baf857c' } as const;
const uploaded: UploadedFile = {
  uploadKey: 'u1',
  mediaString: twin.mediaString,
  mimetype: 'image/jpeg',
  size: 1,
  width: 1,
  height: 1,
  duration: null,
  hash: '0',
  rotated: false,
  duplicateOf: null,
};
const fault = faultOf('truncated');
const failure = { status: 503 };

const states: Record<UploadStep, UploadState> = {
  waiting: { step: 'waiting' },
  checking: { step: 'checking' },
  refused: { step: 'refused', fault },
  twin: { step: 'twin', twin },
  existing: { step: 'existing', twin },
  queued: { step: 'queued' },
  sending: { step: 'sending', sent: 7 },
  offline: { step: 'offline' },
  retrying: { step: 'retrying', at: 5 },
  paused: { step: 'paused' },
  reporting: { step: 'reporting' },
  failed: { step: 'failed', failure },
  uploaded: { step: 'uploaded', uploaded },
  saved: { step: 'saved', media: twin },
  cancelled: { step: 'cancelled' },
};

const events: { [Type in UploadEvent['type']]: Extract<UploadEvent, { type: Type }> } = {
  check: { type: 'check' },
  refuse: { type: 'refuse', fault },
  pass: { type: 'pass' },
  meetTwin: { type: 'meetTwin', twin },
  useTwin: { type: 'useTwin' },
  uploadAnyway: { type: 'uploadAnyway' },
  send: { type: 'send' },
  progress: { type: 'progress', sent: 9 },
  loseConnection: { type: 'loseConnection' },
  retryAt: { type: 'retryAt', at: 8 },
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  report: { type: 'report' },
  fail: { type: 'fail', failure },
  retry: { type: 'retry' },
  finish: { type: 'finish', uploaded },
  save: { type: 'save', media: twin },
  cancel: { type: 'cancel' },
};

/** Every way between two states; whatever is not here must lead nowhere. */
const ways: Record<UploadStep, Partial<Record<UploadEvent['type'], UploadState>>> = {
  waiting: { check: states.checking, refuse: states.refused, cancel: states.cancelled },
  checking: { refuse: states.refused, pass: states.queued, meetTwin: states.twin, cancel: states.cancelled },
  refused: { cancel: states.cancelled },
  twin: { useTwin: states.existing, uploadAnyway: states.queued, cancel: states.cancelled },
  existing: { uploadAnyway: states.queued, cancel: states.cancelled },
  queued: { send: { step: 'sending', sent: 0 }, pause: states.paused, cancel: states.cancelled },
  sending: {
    send: { step: 'sending', sent: 0 },
    progress: { step: 'sending', sent: 9 },
    loseConnection: states.offline,
    retryAt: { step: 'retrying', at: 8 },
    pause: states.paused,
    report: states.reporting,
    refuse: states.refused,
    fail: states.failed,
    cancel: states.cancelled,
  },
  offline: {
    send: { step: 'sending', sent: 0 },
    report: states.reporting,
    retryAt: { step: 'retrying', at: 8 },
    pause: states.paused,
    refuse: states.refused,
    fail: states.failed,
    cancel: states.cancelled,
  },
  retrying: {
    send: { step: 'sending', sent: 0 },
    report: states.reporting,
    loseConnection: states.offline,
    retryAt: { step: 'retrying', at: 8 },
    pause: states.paused,
    refuse: states.refused,
    fail: states.failed,
    cancel: states.cancelled,
  },
  paused: { resume: states.queued, cancel: states.cancelled },
  reporting: {
    loseConnection: states.offline,
    retryAt: { step: 'retrying', at: 8 },
    refuse: states.refused,
    fail: states.failed,
    finish: states.uploaded,
    cancel: states.cancelled,
  },
  failed: { retry: states.queued, cancel: states.cancelled },
  uploaded: { save: states.saved, cancel: states.cancelled },
  saved: {},
  cancelled: {},
};

const all = Object.values(states).flatMap((state) => Object.values(events).map((event) => ({ state, event })));

test.each(all)('$state.step, then $event.type', ({ state, event }) => {
  const expected = ways[state.step][event.type];
  const next = nextState(state, event);
  if (expected) expect(next).toEqual(expected);
  else expect(next).toBe(state);
});

test('what goes on by itself, and what counts among the ten', () => {
  const named = (of: (state: UploadState) => boolean) =>
    Object.values(states)
      .filter(of)
      .map(({ step }) => step);
  expect(named(isUnderWay)).toEqual(['waiting', 'checking', 'queued', 'sending', 'offline', 'retrying', 'reporting']);
  expect(named((state) => !counts(state))).toEqual(['refused', 'existing', 'saved', 'cancelled']);
});

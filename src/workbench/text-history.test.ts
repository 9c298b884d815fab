import { expect, it } from 'vitest';
import { NO_TEXTS, recordText, redoText, undoText } from './text-history.ts';

it('changes of one key shortly after each other are one step, others are not', () => {
  const typed = recordText(recordText(NO_TEXTS, 'a', 'label', 0), 'ab', 'label', 100);
  expect(undoText(typed, 'abc')?.text).toBe('a');
  const two = recordText(typed, 'abc', 'help', 200);
  expect(undoText(two, 'abcd')?.text).toBe('abc');
  const later = recordText(typed, 'abc', 'label', 60_000);
  expect(undoText(later, 'abcd')?.text).toBe('abc');
});

it('undo and redo lead back and forth; a change after an undo is a step of its own, and ends the redo', () => {
  const history = recordText(recordText(NO_TEXTS, 'one', 'a', 0), 'two', 'b', 10);
  const undone = undoText(history, 'three');
  expect(undone?.text).toBe('two');
  const redone = undone && redoText(undone.history, undone.text);
  expect(redone?.text).toBe('three');
  expect(redone && undoText(redone.history, redone.text)?.text).toBe('two');
  const changed = undone && recordText(undone.history, undone.text, 'a', 20);
  expect(changed && redoText(changed, 'four')).toBeUndefined();
  expect(undoText(NO_TEXTS, 'x')).toBeUndefined();
});

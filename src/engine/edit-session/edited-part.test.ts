import { expect, test, vi } from 'vitest';
import { EditSession } from './edit-session.ts';
import { editedPart } from './edited-part.ts';

interface Whole {
  name: string;
  part: { text: string };
}

const whole: Whole = { name: 'Start page', part: { text: 'old' } };
const sessionOf = () =>
  new EditSession<Whole, Whole>(
    {
      unchanged: (base) => base,
      isDirty: (base, value) => base !== value,
      onto: (value) => value,
      isTyped: () => true,
    },
    whole,
  );
const lens = { read: ({ part }: Whole) => part, write: (now: Whole, part: Whole['part']) => ({ ...now, part }) };

test('a change of the part is a change of the whole, and undone with it', () => {
  const session = sessionOf();
  const part = editedPart(session, lens);
  const heard = vi.fn();
  part.subscribe(heard);
  part.edit((now) => ({ ...now, text: 'new' }));
  expect(session.getValue()).toEqual({ name: 'Start page', part: { text: 'new' } });
  expect(heard).toHaveBeenCalledOnce();
  session.step('undo');
  expect(part.getValue()).toEqual({ text: 'old' });
});

test('a change that changes nothing leaves the whole as it is', () => {
  const session = sessionOf();
  editedPart(session, lens).edit((now) => now);
  expect(session.isDirty()).toBe(false);
});

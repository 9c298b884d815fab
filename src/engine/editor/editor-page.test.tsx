import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { editPath } from '../entity/paths.ts';
import {
  bodyOf,
  entity,
  open,
  reply,
  saveButton,
  send,
  sent,
  serve,
  setUp,
  site,
  stored,
  titleField,
  titleLabel,
  toasts,
  uniqueField,
  uniqueLabel,
} from './sample-editor.tsx';

setUp();

it('sends back what it does not know, leaves out what the service keeps, and names the version that was edited', async () => {
  const user = userEvent.setup();
  open(editPath(entity, 'abc'));
  await user.type(await screen.findByRole('textbox', { name: titleLabel }), '!');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  const [call] = sent();
  const body = bodyOf(call?.[1]);
  expect(body).toMatchObject({ [entity.title]: 'Älvnäs IF!', neverHeardOf: { deep: [1, 2] } });
  for (const name of entity.readOnly) expect(body).not.toHaveProperty(name);
  expect(new Headers(call?.[1]?.headers).get('if-match')).toBe('"3"');
});

it('saves on the version that it saved last', async () => {
  const user = userEvent.setup();
  open(editPath(entity, 'abc'));
  const box = await screen.findByRole('textbox', { name: titleLabel });
  await user.type(box, '!');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  await user.type(box, '?');
  await user.click(await saveButton());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(new Headers(sent()[1]?.[1]?.headers).get('if-match')).toBe('"4"');
});

it('has nothing to save until something changed, and nothing after it was changed back', async () => {
  const user = userEvent.setup();
  open(editPath(entity, 'abc'));
  const box = await screen.findByRole('textbox', { name: titleLabel });
  expect(screen.queryByRole('button', { name: /^Save to/ })).toBeNull();
  await user.type(box, 'x');
  expect(await screen.findByText('1 change')).toBeTruthy();
  await user.type(box, '{Backspace}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save to/ })).toBeNull());
});

it('tells every empty required field, goes to the first, and sends nothing', async () => {
  const user = userEvent.setup();
  open(entity.paths.create);
  await user.click(await screen.findByRole('button', { name: `Save to ${site.name}` }));
  expect(toasts()).toContain('Some required field is left empty. Cannot save!');
  const summary = within(screen.getByRole('alert', { name: '' }));
  expect(summary.getByText(`${titleField?.label.en} is required.`)).toBeTruthy();
  expect(document.activeElement?.id).toBe(`field.${entity.title}`);
  expect(sent()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(summary.getByText(`${titleField?.label.en} is required.`)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: titleLabel }).getAttribute('aria-invalid')).toBe('true');
});

it('puts the service’s fault at its field, in words, and keeps what was typed', async () => {
  const user = userEvent.setup();
  serve(() => reply(409, { message: 'no', fields: [{ path: entity.title, message: 'taken', code: 'duplicate' }] }));
  open(editPath(entity, 'abc'));
  const box = await screen.findByRole('textbox', { name: titleLabel });
  await user.type(box, ' U20');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Update failed!'));
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(`${titleField?.label.en} is already in use. Choose another.`)).toHaveLength(2);
  expect(box).toHaveProperty('value', 'Älvnäs IF U20');
});

it('says what a save was when it deleted or restored, and marks what is deleted', async () => {
  const user = userEvent.setup();
  serve((init) => reply(200, { ...stored, ...bodyOf(init), deleted: true }, { etag: '"4"' }));
  open(editPath(entity, 'abc'));
  await user.type(await screen.findByRole('textbox', { name: titleLabel }), 'x');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toEqual(['Delete successful!']));
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('Deleted');
});

it('takes its complaint back with the next attempt', async () => {
  const user = userEvent.setup();
  open(entity.paths.create);
  await user.click(await screen.findByRole('button', { name: `Save to ${site.name}` }));
  await user.type(screen.getByRole('textbox', { name: titleLabel }), 'Älvnäs IF');
  await user.click(await saveButton());
  expect(toasts().filter((text) => text.endsWith('Cannot save!'))).toHaveLength(1);
});

it('asks for a name where only blanks were typed', async () => {
  const user = userEvent.setup();
  open(editPath(entity, 'abc'));
  const box = await screen.findByRole('textbox', { name: titleLabel });
  await user.clear(box);
  await user.type(box, '   ');
  await user.click(await saveButton());
  expect(toasts()).toEqual(['Some required field is left empty. Cannot save!']);
});

it('asks before unsaved changes are left, and leaves when told to', async () => {
  const user = userEvent.setup();
  open(editPath(entity, 'abc'));
  await user.type(await screen.findByRole('textbox', { name: titleLabel }), 'x');
  await user.click(screen.getByRole('link', { name: 'Go elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

it('saves once on a double click', async () => {
  const user = userEvent.setup();
  open(editPath(entity, 'abc'));
  await user.type(await screen.findByRole('textbox', { name: titleLabel }), 'x');
  await user.dblClick(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  expect(sent()).toHaveLength(1);
});

it('keeps what is typed while a save is under way, as a change of what was saved', async () => {
  const user = userEvent.setup();
  open(editPath(entity, 'abc'));
  const box = await screen.findByRole('textbox', { name: titleLabel });
  await user.type(box, '1');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  serve(async (init) => {
    await held;
    return reply(200, { ...stored, ...bodyOf(init) }, { etag: '"4"' });
  });
  await user.click(await saveButton());
  await user.type(box, '2');
  answer();
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  expect(box).toHaveProperty('value', 'Älvnäs IF12');
  expect(await screen.findByText('1 change')).toBeTruthy();
});

it('saves after the save that is under way what was typed since and saved again, once', async () => {
  const user = userEvent.setup();
  open(editPath(entity, 'abc'));
  const box = await screen.findByRole('textbox', { name: titleLabel });
  await user.type(box, '1');
  const answers: (() => void)[] = [];
  serve(async (init) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return reply(200, { ...stored, ...bodyOf(init) }, { etag: `"${answers.length + 3}"` });
  });
  const saveByKeys = () => user.keyboard('{Control>}s{/Control}');
  await saveByKeys();
  await user.type(box, '2');
  await saveByKeys();
  await user.type(box, '3');
  await saveByKeys();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(screen.queryByText(/^\d+ changes?$/)).toBeNull());
  expect(sent()).toHaveLength(2);
  expect(box).toHaveProperty('value', 'Älvnäs IF123');
});

it('says that a thing is not on this site', async () => {
  send.mockImplementation(async () => reply(404, { message: 'none' }));
  open(editPath(entity, 'abc'));
  expect(await screen.findByRole('link', { name: 'Back to the list' })).toBeTruthy();
});

it.runIf(entity.addOn)('locks every field and says why where the site lacks the add-on', async () => {
  open(editPath(entity, 'abc'), { activeSite: { ...site, addOns: {} } });
  const box = await screen.findByRole('textbox', { name: titleLabel });
  expect(box).toHaveProperty('readOnly', true);
  const reasons = screen.getAllByText(/does not have the add-on/);
  // In sight once, above the form; a screen reader hears it at each field.
  expect(reasons.filter((reason) => !reason.closest('[hidden]')).map((reason) => reason.closest('form'))).toEqual([
    null,
  ]);
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/does not have the add-on/);
});

it('takes the focus to the field that its address names', async () => {
  open(`${editPath(entity, 'abc')}?field=${uniqueField?.field}`);
  const box = await screen.findByRole('textbox', { name: uniqueLabel });
  await waitFor(() => expect(document.activeElement).toBe(box));
});

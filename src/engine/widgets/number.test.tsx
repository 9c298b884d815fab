import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NumberWidget } from './number.tsx';
import { box, inSwedish, show } from './sample-widget.tsx';

it('takes the comma and the point, and no letters', async () => {
  await inSwedish();
  const heard = show({ name: 'number', widget: NumberWidget, options: { unit: 'cm' }, value: 1.5 });
  expect(box().value).toBe('1,5');
  expect(box().getAttribute('aria-describedby')).toContain(screen.getByText('cm').id);
  await userEvent.type(box(), 'x');
  expect(box().value).toBe('1,5');
  await userEvent.clear(box());
  expect(heard).toHaveBeenLastCalledWith(undefined);
  await userEvent.type(box(), '2.25');
  expect(heard).toHaveBeenLastCalledWith(2.25);
  await userEvent.tab();
  expect(box().value).toBe('2,25');
});

it('keeps the fraction that is written where a whole number is wanted, to be refused', async () => {
  const user = userEvent.setup();
  const heard = show({ name: 'number', widget: NumberWidget, schema: { type: 'integer' }, value: undefined });
  await user.type(screen.getByRole('textbox'), '70,5');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '70,5');
  expect(heard).toHaveBeenLastCalledWith(70.5);
});

it('steps inside its limits, but leaves what is written outside of them to be refused', async () => {
  const schema = { type: 'integer', minimum: 120, maximum: 122 };
  const heard = show({ name: 'number', widget: NumberWidget, schema, value: 121 });
  await userEvent.type(box(), '{ArrowUp}{ArrowUp}');
  expect(box().value).toBe('122');
  await userEvent.clear(box());
  await userEvent.type(box(), '1850');
  await userEvent.tab();
  expect(box().value).toBe('1850');
  expect(heard).toHaveBeenLastCalledWith(1850);
});

it('says why it goes no further', () => {
  show({ name: 'number', widget: NumberWidget, schema: { type: 'integer', minimum: 120, maximum: 230 }, value: 230 });
  const [less, more] = ['Decrease', 'Increase'].map((name) =>
    screen.getByRole('button', { name: new RegExp(`^${name}`), hidden: true }),
  );
  expect(less?.getAttribute('aria-disabled')).toBeNull();
  expect(more?.getAttribute('aria-disabled')).toBe('true');
  expect(more?.title).toBe('At most 230.');
  expect(document.getElementById(more?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('At most 230.');
});

it('reads a number that came as text', () => {
  show({ name: 'number', widget: NumberWidget, value: '77' });
  expect(box().value).toBe('77');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

function Headline() {
  const [value, setValue] = useState('');
  return <TextArea label="Headline" look="headline" value={value} onChange={setValue} />;
}

it('keeps a headline in one line, whatever is pressed or pasted', async () => {
  const user = userEvent.setup();
  render(<Headline />);
  const box = screen.getByRole('textbox', { name: 'Headline' });
  await user.type(box, 'Won{Enter} again');
  expect(box).toHaveProperty('value', 'Won again');
  await user.clear(box);
  await user.paste('Won\n  in\r\novertime');
  expect(box).toHaveProperty('value', 'Won in overtime');
});

it('shows how long a text is, and who cuts it', () => {
  const cuts = [
    { at: 5, where: 'Search engines' },
    { at: 9, where: 'Social networks' },
  ];
  const draw = (value: string) => <TextArea label="Headline" cuts={cuts} value={value} onChange={() => undefined} />;
  const { rerender } = render(draw('Won 🏒'));
  const box = screen.getByRole('textbox', { name: 'Headline' });
  const length = () => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(length()).toBe('5 charactersSearch engines: 5Social networks: 9');
  rerender(draw('Won again'));
  expect(length()).toBe('9 charactersSearch engines cut it after 5Social networks: 9');
});

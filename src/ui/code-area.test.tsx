import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CodeArea } from './code-area.tsx';

function Hosted({ start = '', why }: { start?: string; why?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CodeArea label="HTML" value={value} onChange={setValue} why={why} />
      <button type="button">After</button>
    </>
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML' });

it('writes an indent by Tab, and lets one leave by Escape and Tab', async () => {
  const user = userEvent.setup();
  render(<Hosted />);
  await user.click(area());
  await user.keyboard('{Tab}a');
  expect(area().value).toBe('  a');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Tab leaves the field now.')).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  expect(area().value).toBe('  a');
});

it('has Tab write again after something was written, and Shift+Tab always leave', async () => {
  const user = userEvent.setup();
  render(<Hosted />);
  await user.click(area());
  await user.keyboard('{Escape}b{Tab}');
  expect(area().value).toBe('b  ');
  await user.tab({ shift: true });
  expect(document.activeElement).not.toBe(area());
});

it('numbers its lines and shows what it holds as text', () => {
  const { container } = render(<Hosted start={'<script>x</script>\n\n<b>bold</b>'} />);
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('1\n2\n3');
  expect(container.querySelector('script, b')).toBeNull();
});

it('is left by Tab where it cannot be changed', async () => {
  const user = userEvent.setup();
  render(<Hosted start="x" why="Kept by the league." />);
  await user.click(area());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  expect(area().value).toBe('x');
});

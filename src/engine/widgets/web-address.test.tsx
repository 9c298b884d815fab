import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { WebAddressWidget } from './web-address.tsx';

const label = { en: 'Website', sv: 'Webbplats' };
const field: FieldDefinition = { field: 'website', label, widget: 'web-address', empty: '' };

function Hosted({ start, onChange }: { start: string; onChange: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>(start);
  const change = (next: unknown): void => {
    onChange(next);
    setValue(next);
  };
  const still = { help: undefined, error: undefined, why: undefined, isRequired: false, options: {} };
  return <WebAddressWidget {...still} id="website" field={field} label="Website" value={value} onChange={change} />;
}

it('completes what was written when the field is left', async () => {
  const user = userEvent.setup();
  render(<Hosted start="" onChange={() => undefined} />);
  const box = screen.getByRole('textbox');
  await user.type(box, 'example.com/');
  await user.tab();
  expect(box).toHaveProperty('value', 'http://example.com');
});

it('leaves what has spaces for the user to mend, and changes nothing that was only walked through', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const { unmount } = render(<Hosted start="example.com/" onChange={onChange} />);
  await user.tab();
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  unmount();
  render(<Hosted start="" onChange={() => undefined} />);
  await user.type(screen.getByRole('textbox'), 'exa mple.com');
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'exa mple.com');
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

it('shows a picture in the width that fits, late unless it is in sight at once', () => {
  render(<Picture src="/a?w=320" srcset="/a?w=320 320w, /a?w=640 640w" sizes="50vw" alt="Derby" />);
  const image = screen.getByRole('img', { name: 'Derby' });
  expect(image.getAttribute('sizes')).toBe('50vw');
  expect(image.getAttribute('loading')).toBe('lazy');
});

it('says of a picture that cannot be shown, and shows another one that comes in its place', () => {
  const { rerender, container } = render(<Picture src="/a" alt="Derby" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.textContent).toBe('Derby: This picture cannot be shown');
  rerender(<Picture src="/b" alt="Derby" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/b');
});

it('says nothing beside words that say it already', () => {
  const { container } = render(<Picture src={undefined} alt="" />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('img')).toBeNull();
});

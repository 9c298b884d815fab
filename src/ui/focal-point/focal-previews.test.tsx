import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FocalPainter } from './focal-painter.ts';
import { type Crop, FocalPreviews } from './focal-previews.tsx';

const show = (crops: readonly Crop[]) =>
  render(<FocalPreviews src="/images/26/11/b1bf9baf857c" painter={new FocalPainter()} crops={crops} />);

it('shows the usual shapes, and nothing else where a site has none of its own', () => {
  show([]);
  const [usual, ...others] = screen.getAllByRole('list');
  expect(others).toEqual([]);
  const shapes = within(usual as HTMLElement).getAllByRole('listitem');
  expect(shapes.map((shape) => shape.textContent)).toEqual(['16:9', '1:1', '4:5', '9:16']);
});

it('shows the site’s own crops by their names, in their shapes and in their order', () => {
  show([
    { name: 'Hero', ratio: '21:9' },
    { name: 'ملعب', ratio: '4:5' },
  ]);
  const own = within(screen.getByRole('list', { name: 'The site’s own crops' })).getAllByRole('listitem');
  expect(own.map((shape) => shape.textContent)).toEqual(['Hero21:9', 'ملعب4:5']);
  expect(own.map((shape) => Number(shape.style.getPropertyValue('--crop')))).toEqual([21 / 9, 4 / 5]);
  expect(own.map((shape) => shape.querySelectorAll('img').length)).toEqual([1, 1]);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Point } from './focal-geometry.ts';
import { FocalPointField } from './focal-point.tsx';

const heard = vi.fn<(point: Point | undefined) => void>();

/** The picture is 200 by 100 px, at 10, 20 of the page; jsdom lays nothing out. */
beforeEach(() => {
  heard.mockReset();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 100));
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

function Kept({ start, why }: { start: Point | undefined; why?: string }) {
  const [value, setValue] = useState(start);
  const change = (point: Point | undefined): void => {
    heard(point);
    setValue(point);
  };
  const still = { src: '/images/26/11/b1bf9baf857c', alt: 'A rink', ratio: 2 };
  return <FocalPointField {...still} label="Focal point" why={why} value={value} onChange={change} />;
}

const mark = () => screen.getByRole('slider', { name: 'Focal point' });
const stage = () => {
  const found = screen.getByAltText('A rink').parentElement?.parentElement;
  if (!found) throw new Error('The picture stands nowhere');
  return found;
};
const down = (clientX: number, clientY: number) =>
  fireEvent.pointerDown(stage(), { clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse' });

it('gives a point once the pointer is let go, and not before', () => {
  render(<Kept start={undefined} />);
  down(60, 45);
  fireEvent.pointerMove(stage(), { clientX: 110, clientY: 70, pointerId: 1 });
  fireEvent.pointerMove(stage(), { clientX: 160, clientY: 95, pointerId: 1 });
  expect(heard).not.toHaveBeenCalled();
  fireEvent.pointerUp(stage(), { pointerId: 1 });
  expect(heard.mock.calls).toEqual([[{ x: 0.75, y: 0.75 }]]);
  expect(mark().getAttribute('aria-valuetext')).toBe('75 % from the left, 75 % from the top');
});

it('goes no further than the edge of the picture', () => {
  render(<Kept start={undefined} />);
  down(60, 45);
  fireEvent.pointerMove(stage(), { clientX: 900, clientY: -50, pointerId: 1 });
  fireEvent.pointerUp(stage(), { pointerId: 1 });
  expect(heard.mock.calls).toEqual([[{ x: 1, y: 0 }]]);
});

it('refuses a press beside the picture in the words of the specification', () => {
  render(<Kept start={undefined} />);
  down(5, 45);
  fireEvent.pointerUp(stage(), { pointerId: 1 });
  expect(heard).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Invalid Selection. Click inside the image only to select.');
  down(60, 45);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is moved by the arrow keys, and the middle is given as none', () => {
  render(<Kept start={{ x: 0.6, y: 0.5 }} />);
  fireEvent.keyDown(mark(), { key: 'ArrowLeft', shiftKey: true });
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyUp(mark(), { key: 'ArrowLeft', shiftKey: true });
  expect(heard.mock.calls).toEqual([[undefined]]);
  expect(mark().getAttribute('aria-valuetext')).toBe('In the middle, as if none were chosen');
});

it('goes back to the middle, and says why it cannot where it is there already', () => {
  render(<Kept start={{ x: 0.2, y: 0.9 }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the middle' }));
  expect(heard.mock.calls).toEqual([[undefined]]);
  expect(document.activeElement).toBe(mark());
  fireEvent.click(screen.getByRole('button', { name: 'Back to the middle' }));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('is not moved where it is locked', () => {
  render(<Kept start={undefined} why="The video is locked." />);
  down(60, 45);
  fireEvent.pointerUp(stage(), { pointerId: 1 });
  fireEvent.keyDown(mark(), { key: 'ArrowLeft' });
  fireEvent.keyUp(mark(), { key: 'ArrowLeft' });
  expect(heard).not.toHaveBeenCalled();
  expect(mark().getAttribute('aria-readonly')).toBe('true');
});

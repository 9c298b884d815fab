/** The longest that the work waits for a frame, in milliseconds: a page in the background draws none. */
const LONGEST_WAIT = 100;

/** Has `work` done once the next frame is on screen; answers a function that calls it off. */
export function afterPaint(work: () => void): () => void {
  let painted: ReturnType<typeof setTimeout> | undefined;
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(limit);
  };
  const finish = (): void => {
    callOff();
    work();
  };
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(finish);
  });
  const limit = setTimeout(finish, LONGEST_WAIT);
  return callOff;
}

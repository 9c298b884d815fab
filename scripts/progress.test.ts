import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function written(isTTY: boolean, work: (progress: ReturnType<typeof createProgress>) => void): string {
  let text = '';
  const output = Object.assign(Object.create(process.stdout) as NodeJS.WriteStream, {
    isTTY,
    write: (part: string) => {
      text += part;
      return true;
    },
  });
  const progress = createProgress(200, 'Rows ', output);
  work(progress);
  progress.end();
  return text;
}

test('a terminal has one line that is redrawn when something changed', () => {
  const text = written(true, ({ step }) => {
    step(0);
    step(100);
    step(1);
    step(99);
  });
  const [half, full] = ['#'.repeat(15) + '.'.repeat(15), '#'.repeat(30)];
  const lines = [`Rows [${'.'.repeat(30)}] 0 %`, `Rows [${half}] 50 %`, `Rows [${full}] 100 %`];
  expect(text).toBe(`${lines.map((line) => `\r\x1b[K${line}`).join('')}\n`);
});

test('elsewhere there is a line at every tenth', () => {
  const text = written(false, ({ step }) => {
    for (let done = 0; done < 200; done += 10) step(10);
  });
  expect(text).toBe(Array.from({ length: 11 }, (_, tenth) => `Rows ${tenth * 10} % done\n`).join(''));
});

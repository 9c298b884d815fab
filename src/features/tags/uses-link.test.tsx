import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sampleTag } from './sample-tag.ts';
import { UsesLink } from './uses-link.tsx';

it.each([
  ['nothing', 0, 0, 0, '0', []],
  ['one image', 1, 0, 0, '1 image', ['1 image']],
  ['one video', 0, 1, 0, '1 video', ['1 video']],
  ['all', 2, 1, 3, '2 images1 video3 articles', ['2 images', '1 video', '3 articles']],
] as const)('names what bears a tag: %s', (_what, imageCount, videoCount, articleCount, words, links) => {
  const usageCount = imageCount + videoCount + articleCount;
  const { container } = render(
    <MemoryRouter>
      <UsesLink
        tag={sampleTag('goal', { usageCount, imageCount, videoCount, articleCount })}
        usesOf={(type, value) => `/${type}?tag=${value}`}
      />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe(words);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Tag } from '../../../generated/model/index.ts';
import { UsesLink } from './uses-link.tsx';

const tag: Tag = {
  value: 'custom.goal',
  name: 'Goal',
  titles: [{ language: 'display', translation: 'Goal' }],
  active: true,
  siteTag: true,
  instanceId: 'frost1_frost',
  resourceType: 'custom',
  linkType: null,
  detail: null,
  usageCount: 0,
  imageCount: 0,
  videoCount: 0,
  createdAt: null,
  createdBy: null,
  lastModified: null,
};

it.each([
  ['nothing', 0, 0, '0', []],
  ['one image', 1, 0, '1 image', ['1 image']],
  ['one video', 0, 1, '1 video', ['1 video']],
  ['both', 2, 1, '2 images1 video', ['2 images', '1 video']],
] as const)('names what bears a tag: %s', (_what, imageCount, videoCount, words, links) => {
  const usageCount = imageCount + videoCount;
  const { container } = render(
    <MemoryRouter>
      <UsesLink
        tag={{ ...tag, usageCount, imageCount, videoCount }}
        usesOf={(type, value) => `/${type}?tag=${value}`}
      />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe(words);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../contract/api-error.ts';
import { openAreaTexts } from '../../../engine/text/area-texts.ts';
import { removeSection } from '../model/change.ts';
import { sampleCarousel, sampleLayout } from '../model/sample-layout.ts';
import { type LayoutForms, LayoutScopeProvider, loadLayoutForms } from '../workspace/layout-scope.tsx';
import { PublishFailure } from './publish-failure.tsx';

let forms: LayoutForms;
beforeAll(async () => {
  await openAreaTexts('layouts');
  forms = await loadLayoutForms();
});

const sent = sampleLayout({ top: [sampleCarousel('hero', 'derby')] });
const refusal = (path: string, code: string) => ({
  cause: new ApiError('http', 400, 'refused', [
    { path: `sectionGroups.0.sections.0.config.slides.0.${path}`, code, message: 'is wrong' },
  ]),
  sent,
});
const drawn = (path: string, code: string, layout = sent) =>
  render(
    <MemoryRouter>
      <LayoutScopeProvider types={[]} forms={forms}>
        <PublishFailure refusal={refusal(path, code)} layout={layout} />
      </LayoutScopeProvider>
    </MemoryRouter>,
  );

it('names what is wrong as its form does, also within a row, and leads there', () => {
  const { getByText, getByRole } = drawn('buttons.0.text', 'required');
  expect(getByText(/Text is required/).textContent).toBe('derby: Text is required.');
  expect(getByRole('link', { name: 'derby' }).getAttribute('href')).toMatch(/hero-carousel\/slide\/derby$/);
});

it('leads to nothing that is no longer held', () => {
  const { queryByRole } = drawn('heading', 'required', removeSection(sent, 'hero'));
  expect(queryByRole('link')).toBeNull();
});

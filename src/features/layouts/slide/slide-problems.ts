import type { LayoutProblem } from '../../../../generated/model/index.ts';
import { type SlideContent, slideNeeds } from '../../../../openapi/formats/slide-needs.ts';
import type { FieldFault } from '../../../contract/api-error.ts';
import type { Slide } from '../model/slides.ts';
import { problemsOf, type SeenProblems } from '../problems/problems-of.ts';

/** What is wrong with a slide as visitors would see it; nothing until that is known. */
export function problemsOfSlide(resolved: SeenProblems | undefined, id: string): LayoutProblem[] {
  return resolved ? problemsOf(resolved).filter(({ slideId }) => slideId === id) : [];
}

/** What a save would refuse, too: it stands at its field as soon as the service sees it. */
const REFUSED: ReadonlySet<LayoutProblem['code']> = new Set(['alt', 'brokenMedia', 'pending', 'tooSmall']);

/** The faults of a slide's fields: those of a refused save, and what the next one would be refused for. */
export function faultsOfSlide(refused: readonly FieldFault[], problems: readonly LayoutProblem[]): FieldFault[] {
  const seen = problems.flatMap(({ code, path }): FieldFault[] => {
    const field = path.replace(/^config\.slides\.\d+\./, '');
    return REFUSED.has(code) ? [{ path: field, code, message: '' }] : [];
  });
  return [...refused, ...seen.filter(({ path }) => !refused.some((fault) => fault.path === path))];
}

/** What a slide lacks because of what else it says, told as a save would tell it. Not told of what is published as it is. */
export function lackingFaults(slide: Slide, published: Slide | undefined): FieldFault[] {
  if (published && JSON.stringify(published) === JSON.stringify(slide)) return [];
  return slideNeeds(slide as SlideContent).map((path) => ({ path, code: 'required', message: '' }));
}

/** That another slide shows the same, where one does: before anything else. */
export function twinFault(twin: string | undefined, others: readonly FieldFault[]): readonly FieldFault[] {
  return twin === undefined ? others : [{ path: twin, code: 'alreadySelected', message: '' }];
}

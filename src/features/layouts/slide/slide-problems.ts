import type { LayoutProblem } from '../../../../generated/model/index.ts';
import { endsTooEarly } from '../../../../openapi/formats/schedule.ts';
import type { FieldFault } from '../../../contract/api-error.ts';
import { textAt, type Values } from '../../../engine/values/values.ts';
import { problemsOf, type SeenProblems } from '../problems/problems-of.ts';

/** What is wrong with a slide as visitors would see it; nothing until that is known. */
export function problemsOfSlide(resolved: SeenProblems | undefined, id: string): LayoutProblem[] {
  return resolved ? problemsOf(resolved).filter(({ slideId }) => slideId === id) : [];
}

/** What a save would refuse, too: it stands at its field as soon as the service sees it. */
const REFUSED: ReadonlySet<LayoutProblem['code']> = new Set(['alt', 'brokenMedia', 'pending', 'tooSmall']);

/** The faults of a slide's fields: those of a refused save, and what the next one would be refused for. */
export function faultsOfSlide(
  refused: readonly FieldFault[],
  problems: readonly LayoutProblem[],
  slide: Values,
): FieldFault[] {
  const own: FieldFault[] = isInOrder(slide) ? [] : [{ path: 'visibleUntil', code: 'order', message: '' }];
  const seen = problems.flatMap(({ code, path }): FieldFault[] => {
    const field = path.replace(/^config\.slides\.\d+\./, '');
    return REFUSED.has(code) ? [{ path: field, code, message: '' }] : [];
  });
  return [...refused, ...[...own, ...seen].filter(({ path }) => !refused.some((fault) => fault.path === path))];
}

/** Whether a slide ends after it begins. */
export const isInOrder = (slide: Values): boolean =>
  !endsTooEarly(textAt(slide, 'visibleFrom'), textAt(slide, 'visibleUntil'));

/** That another slide shows the same, where one does: before anything else. */
export function twinFault(twin: string | undefined, others: readonly FieldFault[]): readonly FieldFault[] {
  return twin === undefined ? others : [{ path: twin, code: 'alreadySelected', message: '' }];
}

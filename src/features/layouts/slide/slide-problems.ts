import type { LayoutProblem } from '../../../../generated/model/index.ts';
import type { FieldFault } from '../../../contract/api-error.ts';
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

/** That another slide shows the same, where one does: before anything else. */
export function twinFault(twin: string | undefined, others: readonly FieldFault[]): readonly FieldFault[] {
  return twin === undefined ? others : [{ path: twin, code: 'alreadySelected', message: '' }];
}

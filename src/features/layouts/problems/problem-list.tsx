import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LayoutProblem } from '../../../../generated/model/index.ts';
import { useNames } from '../../../engine/entity/row-name.ts';
import { AppLink } from '../../../ui/link.tsx';
import styles from './problem-list.module.css';

/** Props of {@link ProblemList}. */
export interface ProblemListProps {
  problems: readonly LayoutProblem[];
  /** The address at which one mends it, where the page has one that is nearer than the problem's own. */
  hrefOf?: (problem: LayoutProblem) => string | undefined;
  /** One goes to mend something. */
  onLeave?: () => void;
}

/** What is wrong with sections and slides as visitors see them: what, with which, and the way to mend it. */
export function ProblemList({ problems, hrefOf, onLeave }: ProblemListProps) {
  const { t } = useTranslation();
  const nameOf = useNames();
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => {
        const { code, severity, title, titles, sectionId, slideId, path } = problem;
        const text = t(`layouts.problems.codes.${code}`, { title: nameOf(titles) || title });
        const href = hrefOf?.(problem) ?? problem.href;
        return (
          <li key={`${sectionId} ${slideId} ${code} ${path}`} className={styles[severity]}>
            {severity === 'error' ? <CircleAlert aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
            {href ? (
              <AppLink href={href} onClick={onLeave}>
                {text}
              </AppLink>
            ) : (
              <span>{text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

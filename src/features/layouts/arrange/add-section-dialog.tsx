import { useTranslation } from 'react-i18next';
import type { LayoutArea, SectionType } from '../../../../generated/model/index.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { AreaIcon } from '../../../ui/area-icon.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { sectionsOf } from '../model/find.ts';
import { formOfType, useLayoutScope } from '../workspace/layout-scope.tsx';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import styles from './add-section-dialog.module.css';

/** Props of {@link AddSectionDialog}. */
export interface AddSectionDialogProps {
  /** Where on the page the section would stand. */
  area: LayoutArea | undefined;
  onChoose(type: SectionType): void;
  onClose(): void;
}

/** The types of sections to choose from, each with what it is for; what cannot be added says why. */
export function AddSectionDialog({ area, onChoose, onClose }: AddSectionDialogProps) {
  const { t } = useTranslation();
  const text = useText();
  const scope = useLayoutScope();
  const { layout } = useLayoutWorkspace();
  const all = sectionsOf(layout);
  const whyNot = ({ identifier, addable, addOn, areas, most }: SectionType): string | undefined => {
    if (!addable) return t('layouts.add.needsAddOn', { addOn: addOn ?? '' });
    if (most !== null && all.filter(({ type }) => type === identifier).length >= most)
      return t('layouts.add.most', { count: most });
    if (area && areas.length > 0 && !areas.includes(area)) return t('layouts.add.notHere');
    return undefined;
  };
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={t('layouts.add.title')}>
      <ul className={styles.types}>
        {scope.types.map((type) => {
          const held = formOfType(scope, type)?.held;
          const why = whyNot(type);
          const about = held?.about;
          return (
            <li key={type.identifier}>
              <button
                type="button"
                className={styles.type}
                aria-disabled={why ? true : undefined}
                aria-label={held ? text(held.labels.one) : type.identifier}
                onClick={() => {
                  if (!why) onChoose(type);
                }}
              >
                <span className={styles.icon}>
                  <AreaIcon name={held?.icon ?? ''} />
                </span>
                <span className={styles.words}>
                  <b>{held ? text(held.labels.one) : type.identifier}</b>
                  {about ? <span>{text(about)}</span> : null}
                  {why ? <em>{why}</em> : null}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

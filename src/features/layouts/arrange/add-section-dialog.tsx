import { useTranslation } from 'react-i18next';
import type { SectionType } from '../../../../generated/model/index.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { AreaIcon } from '../../../ui/area-icon.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formOfType, useLayoutScope } from '../workspace/layout-scope.tsx';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import styles from './add-section-dialog.module.css';
import { whyNotAdd } from './why-not-add.ts';

/** Props of {@link AddSectionDialog}. */
export interface AddSectionDialogProps {
  /** The group that the section would stand in; none on an empty page. */
  groupId: string | undefined;
  onChoose(type: SectionType): void;
  onClose(): void;
}

/** The types of sections to choose from, each with what it is for; what cannot be added says why. */
export function AddSectionDialog({ groupId, onChoose, onClose }: AddSectionDialogProps) {
  const { t } = useTranslation();
  const text = useText();
  const scope = useLayoutScope();
  const { layout } = useLayoutWorkspace();
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={t('layouts.add.title')}>
      <ul className={styles.types}>
        {scope.types.map((type) => {
          const held = formOfType(scope, type)?.held;
          const why = whyNotAdd(t, scope, layout, { type: type.identifier, groupId });
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

import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useCellWords } from '../cells/use-cell-text.ts';
import { isOnly } from '../entity/entity-kinds.ts';
import { EntityLinks, linksOf } from '../entity/links.tsx';
import { NeighbourLinks } from '../entity/neighbour-links.tsx';
import { useNamedSubject } from '../entity/page-subject.ts';
import { useRowNames } from '../entity/row-name.ts';
import { useCrumbs } from '../entity/use-entity-paths.ts';
import { useText } from '../text/use-text.ts';
import { textAt } from '../values/values.ts';
import { FaceLine, FacePicture } from './editor-face.tsx';
import styles from './editor-header.module.css';
import { isDeleted } from './use-saving.ts';

/** Props of {@link EditorHeader}. */
export interface EditorHeaderProps {
  entity: Entity;
  /** What is stored; a new one starts from its initial values. */
  base: object;
  isNew: boolean;
  /** Whether the page shows its name large itself. */
  isTitleInPage?: boolean;
  /** What can be done to it. */
  actions?: ReactNode;
}

/**
 * The head of an editor: what is edited, the way back to the list, the ways to other pages about it, what can be done
 * to it.
 */
export const EditorHeader = memo(function EditorHeader({
  entity,
  base,
  isNew,
  isTitleInPage,
  actions,
}: EditorHeaderProps) {
  const { t } = useTranslation();
  const text = useText();
  const name = useRowNames()(base, entity.title);
  useNamedSubject(name);
  const words = useCellWords();
  const face = isNew ? undefined : { entity, thing: base, name, words };
  return (
    <PageHeader
      title={isOnly(entity) ? text(entity.labels.one) : name || text(entity.labels.add)}
      crumbs={useCrumbs(entity)}
      neighbours={isNew ? undefined : <NeighbourLinks of={entity.name} id={textAt(base, entity.id)} />}
      isQuiet={isTitleInPage}
      picture={isTitleInPage ? undefined : face && <FacePicture {...face} />}
      badge={isDeleted(base) ? <Badge tone="warning">{t('engine.deleted')}</Badge> : undefined}
      actions={
        <>
          {isNew || !linksOf(entity, base).some(({ tab }) => !tab) ? undefined : (
            <nav aria-label={t('engine.links')} className={styles.links}>
              <EntityLinks entity={entity} thing={base} />
            </nav>
          )}
          {actions}
        </>
      }
    >
      {face && <FaceLine {...face} />}
    </PageHeader>
  );
});

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Entity, StoredEntity } from '../../contract/entity.ts';
import { Card } from '../../ui/card.tsx';
import { PLACEHOLDERS, Skeleton } from '../../ui/skeleton.tsx';
import { useActiveSite } from '../active-site.ts';
import { isOnly, stored } from '../entity/entity-kinds.ts';
import { initialBody } from '../entity/initial-body.ts';
import { ParentBoundary } from '../entity/parent-boundary.tsx';
import { idParameter } from '../entity/paths.ts';
import { useCrumbs, useEntityPaths } from '../entity/use-entity-paths.ts';
import { usePreloadedWidgets } from '../form/preload-widgets.ts';
import { ReadBoundaryPage } from '../loading/read-boundary.tsx';
import { useText } from '../text/use-text.ts';
import { normalizeBody } from '../values/normalize-body.ts';
import styles from './editor.module.css';
import { Editor } from './editor.tsx';
import type { EditorSlots } from './editor-slots.ts';
import { hasRail } from './has-rail.ts';

/** Props of {@link EditorPage}. */
export interface EditorPageProps {
  entity: Entity;
  /** What a page puts into the editor. */
  slots?: EditorSlots;
}

/** The page of one thing: a new one without an id in the address, otherwise the one that the id names. */
export function EditorPage({ entity, slots }: EditorPageProps) {
  const named = useParams()[idParameter(entity) ?? ''];
  const id = isOnly(entity) ? ONLY : named;
  return id === undefined ? (
    <ParentBoundary entity={entity}>
      <NewPage entity={entity} slots={slots} />
    </ParentBoundary>
  ) : (
    <StoredPage key={id} entity={stored(entity)} id={id} slots={slots} />
  );
}

/** What stands for the id of a thing that there is only one of. */
const ONLY = 'only';

interface PageProps<Kind extends Entity> {
  entity: Kind;
  slots: EditorSlots | undefined;
}

function NewPage({ entity, slots }: PageProps<Entity>) {
  const { instanceId } = useActiveSite();
  const text = useText();
  const crumbs = useCrumbs(entity);
  const { given, list } = useEntityPaths(entity);
  const isDrawable = usePreloadedWidgets(entity.form);
  // The same object as long as it says the same: another one would start the editor again, and with it lose what was
  // told of its errors.
  const start = useMemo(() => initialBody(entity, instanceId, given), [entity, instanceId, given]);
  if (isDrawable) return <Editor entity={entity} id={undefined} initial={start} slots={slots} />;
  return (
    <ReadBoundaryPage
      reads={[]}
      title={text(entity.labels.add)}
      crumbs={crumbs}
      back={list}
      loading={<Loading entity={entity} />}
    />
  );
}

function StoredPage({ entity, id, slots }: PageProps<StoredEntity> & { id: string }) {
  const text = useText();
  const crumbs = useCrumbs(entity);
  const { list } = useEntityPaths(entity);
  const isDrawable = usePreloadedWidgets(entity.form);
  // The body keeps its identity: its version hangs on it, and what is being edited must not change underneath.
  const read = useQuery({
    ...entity.read(id),
    structuralSharing: false,
    staleTime: 10_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data } = read;
  if (data && isDrawable) return <Editor entity={entity} id={id} initial={normalizeBody(entity, data)} slots={slots} />;
  return (
    <ReadBoundaryPage
      reads={[read]}
      title={text(entity.labels.one)}
      crumbs={crumbs}
      back={list}
      loading={<Loading entity={entity} />}
    />
  );
}

/** Stands where the sections of a form are about to be. */
function Loading({ entity }: { entity: Entity }) {
  const { t } = useTranslation();
  return (
    <div
      className={styles.editor}
      data-rail={hasRail(entity) || undefined}
      aria-busy="true"
      aria-label={t('ui.loading')}
      role="status"
    >
      {hasRail(entity) ? <span /> : null}
      <Card>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} shape="control" />
        ))}
      </Card>
    </div>
  );
}

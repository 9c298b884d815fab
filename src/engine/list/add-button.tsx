import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useEntityPaths } from '../entity/use-entity-paths.ts';
import { useReadOnlyReason } from '../entity/use-read-only-reason.ts';
import { useText } from '../text/use-text.ts';

/** Props of {@link AddButton}. */
export interface AddButtonProps {
  entity: Entity;
  /** Makes a new one in place of going to the page for it. */
  onAdd?: (() => void) | undefined;
}

/** The way to a new one, for entities that are made; where the site may not have it, it says why. */
export function AddButton({ entity, onAdd }: AddButtonProps) {
  const text = useText();
  const why = useReadOnlyReason(entity);
  const { create } = useEntityPaths(entity);
  const label = text(entity.labels.add);
  if (create === undefined) return null;
  if (why || onAdd) {
    return (
      <Button type="filled" icon={<Plus />} mark="definition" why={why} onPress={onAdd}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink type="filled" icon={<Plus />} mark="definition" href={create}>
      {label}
    </ButtonLink>
  );
}

/** The way to bring rows in from a file, for entities that have one; where the site may not have it, it says why. */
export function ImportButton({ entity }: { entity: Entity }) {
  const { t } = useTranslation();
  const why = useReadOnlyReason(entity);
  const { import: from } = useEntityPaths(entity);
  if (from === undefined) return null;
  if (why) {
    return (
      <Button icon={<FileUp />} why={why}>
        {t('engine.import.open')}
      </Button>
    );
  }
  return (
    <ButtonLink icon={<FileUp />} href={from}>
      {t('engine.import.open')}
    </ButtonLink>
  );
}

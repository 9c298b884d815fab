import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useActiveSite } from '../active-site.ts';
import { useText, withinSentence } from '../text/use-text.ts';
import { AddButton, ImportButton } from './add-button.tsx';
import { Elsewhere } from './elsewhere-context.ts';

/** Props of {@link NoRows}. */
export interface NoRowsProps {
  entity: Entity;
  /** Makes a new one in place of going to the page for it. */
  onAdd?: (() => void) | undefined;
  /** Whether a search or a filter is on. */
  isNarrowed: boolean;
  /** What is searched for in the list, which may be found in another one. */
  search?: string | undefined;
  /** Takes search and filters off. */
  onClear(): void;
}

/** Stands where no rows are: because there are none yet, or because nothing matches. */
export function NoRows({ entity, onAdd, isNarrowed, search, onClear }: NoRowsProps) {
  const { t } = useTranslation();
  const text = useText();
  const { name } = useActiveSite();
  if (!isNarrowed) {
    const { create, import: fromFile } = entity.paths;
    const how = fromFile ? t('engine.empty.fromFile') : create ? t('engine.empty.text', { site: name }) : undefined;
    return (
      <EmptyState
        icon={<AreaIcon name={entity.icon} />}
        title={t('engine.empty.title', { things: withinSentence(text(entity.labels.many)) })}
        action={
          create === undefined ? null : (
            <>
              <ImportButton entity={entity} />
              <AddButton entity={entity} onAdd={onAdd} />
            </>
          )
        }
      >
        {how}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('engine.noMatch.title')}
      action={<Button onPress={onClear}>{t('engine.noMatch.clear')}</Button>}
    >
      {t('engine.noMatch.text')}
      {search ? <Elsewhere search={search} entity={entity.name} /> : null}
    </EmptyState>
  );
}

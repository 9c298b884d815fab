import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFilters } from '../../../engine/list/list-filters.tsx';
import { isNarrowed, widened } from '../../../engine/list/use-list-state.ts';
import { useDebounced } from '../../../engine/loading/use-debounced.ts';
import type { MediaKind } from '../../../engine/media/library-context.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FileButton } from '../upload/file-button.tsx';
import type { MediaEntities } from '../upload/use-media-entities.ts';
import styles from './picker.module.css';
import type { useLibraryList } from './use-library-list.ts';

/** How long the writing must pause before the library follows it, in milliseconds. */
const PAUSE = 200;

/** Props of {@link PickerToolbar}. */
export interface PickerToolbarProps {
  list: ReturnType<typeof useLibraryList>;
  kinds: readonly MediaKind[];
  kind: MediaKind;
  entities: MediaEntities;
  onKind(kind: MediaKind): void;
  onFiles(files: readonly File[]): void;
}

/** What narrows the library, and the way for new files into it. */
export function PickerToolbar({ list, kinds, kind, entities, onKind, onFiles }: PickerToolbarProps) {
  const { t } = useTranslation();
  const text = useText();
  const { entity, state, change, rows } = list;
  return (
    <div className={styles.toolbar}>
      <Search search={state.search} onSearch={(search) => change({ search })} />
      <div className={styles.filters}>
        {kinds.length > 1 ? (
          <FilterChip
            label={t('mediaPicker.kind')}
            isFixed
            options={kinds.map((one) => ({ value: one, label: text(entities[one].labels.many) }))}
            value={kind}
            onChange={(next) => onKind(next === 'video' ? 'video' : 'image')}
          />
        ) : null}
        <ListFilters entity={entity} filters={state.filters} rows={rows} onChange={(filters) => change({ filters })} />
        {isNarrowed(entity.list, state) ? (
          <Button type="regular-no-border" size="md" onPress={() => change(widened(entity.list))}>
            {t('media.showAll')}
          </Button>
        ) : null}
      </div>
      <FileButton of="files" icon={<Upload />} onFiles={onFiles}>
        {t('mediaPicker.upload')}
      </FileButton>
    </div>
  );
}

/** The search: the library follows the writing. Whoever asks for it with nothing written is told so (specification §5). */
function Search({ search, onSearch }: { search: string; onSearch(search: string): void }) {
  const { t } = useTranslation();
  const [written, setWritten] = useState(search);
  const [followed, setFollowed] = useState(search);
  const [isWanting, setWanting] = useState(false);
  const settled = useDebounced(written, PAUSE);
  // What narrows the library may be taken off elsewhere.
  if (search !== followed) {
    setFollowed(search);
    if (search !== settled) setWritten(search);
  }
  useEffect(() => {
    if (settled === written && settled !== search) onSearch(settled);
  }, [settled, written, search, onSearch]);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The picker stands in the form that it chooses for.
          event.stopPropagation();
          setWanting(written.trim() === '');
          onSearch(written);
        }}
      >
        <SearchField
          label={t('mediaPicker.search')}
          value={written}
          onChange={(next) => {
            setWanting(false);
            setWritten(next);
          }}
        />
      </form>
      {isWanting ? (
        <p className={styles.problem} role="alert">
          {t('messages.searchKeywordRequired')}
        </p>
      ) : null}
    </search>
  );
}

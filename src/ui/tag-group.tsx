import { X } from 'lucide-react';
import { TagGroup as AriaTagGroup, Button, Tag, TagList } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Option } from './option.ts';
import styles from './tag-group.module.css';

/** Props of {@link TagGroup}. */
export interface TagGroupProps {
  label: string;
  tags: readonly Option[];
  /** Makes the tags removable, by their button or by Delete and Backspace. */
  onRemove?: ((value: string) => void) | undefined;
}

/** Short names side by side, one Tab stop for all; arrow keys move among them. */
export function TagGroup({ label, tags, onRemove }: TagGroupProps) {
  const { t } = useTranslation();
  const remove = (keys: Set<string | number>) => {
    for (const key of keys) onRemove?.(String(key));
  };
  return (
    <AriaTagGroup aria-label={label} {...(onRemove ? { onRemove: remove } : {})}>
      <TagList className={styles.list ?? ''} items={tags.map((tag) => ({ ...tag, id: tag.value }))}>
        {(tag) => (
          <Tag className={styles.tag ?? ''} textValue={tag.label}>
            {tag.image}
            <span className={styles.name}>{tag.label}</span>
            {onRemove ? (
              <Button slot="remove" className={styles.remove ?? ''} aria-label={t('ui.remove')}>
                <X />
              </Button>
            ) : null}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}

import { useTranslation } from 'react-i18next';
import type { Text } from '../../contract/text.ts';
import { Select } from '../../ui/select.tsx';
import { useText } from '../text/use-text.ts';
import { textAt } from '../values/values.ts';
import { linkTypeOf, withLinkType } from './link-types.ts';
import styles from './tag-links.module.css';

/** Props of {@link TagLinks}. */
export interface TagLinksProps {
  id: string;
  /** The tags that link. */
  tags: readonly object[];
  types: Readonly<Record<string, Text>>;
  why: string | undefined;
  nameOf(tag: object): string;
  onChange(tag: object, changed: object): void;
}

/** As what each of the chosen things is linked. A type that is not offered stays, and is shown as it is. */
export function TagLinks({ id, tags, types, why, nameOf, onChange }: TagLinksProps) {
  const { t } = useTranslation();
  const text = useText();
  if (tags.length === 0) return null;
  const offered = Object.entries(types).map(([value, label]) => ({ value, label: text(label) }));
  return (
    <ul className={styles.links}>
      {tags.map((tag, index) => {
        const type = linkTypeOf(tag);
        const isKnown = Object.hasOwn(types, type);
        return (
          <li key={textAt(tag, 'value')}>
            <Select
              id={`${id}.link.${index}`}
              label={t('engine.tags.linkedAs', { name: nameOf(tag) })}
              options={isKnown ? offered : [...offered, { value: type, label: type }]}
              value={type}
              onChange={(chosen) => onChange(tag, withLinkType(tag, chosen))}
              {...(why !== undefined && { why })}
            />
          </li>
        );
      })}
    </ul>
  );
}

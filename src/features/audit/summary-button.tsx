import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../generated/model/auditEntry.ts';
import type { Entity } from '../../contract/entity.ts';
import { entryFields } from '../../engine/history/entry-fields.ts';
import { entryWords } from '../../engine/history/entry-words.ts';
import { useValueText } from '../../engine/merge/use-value-text.ts';
import { useText } from '../../engine/text/use-text.ts';
import styles from './audit.module.css';
import { useDefinition } from './use-definition.ts';

/** Props of {@link SummaryButton}. */
export interface SummaryButtonProps {
  entry: AuditEntry;
  definitionOf(name: string): Promise<Entity | undefined>;
  onOpen(entry: AuditEntry): void;
}

/** So many changes are told in the list; the rest is counted. */
const TOLD = 3;
const NO_SOURCES = { sources: {} };

/** The changes of an entry in words, which open them. A plain button: a page of the list holds many. */
export function SummaryButton({ entry, definitionOf, onOpen }: SummaryButtonProps) {
  const { t } = useTranslation();
  const text = useText();
  const definition = useDefinition(entry.entity, definitionOf);
  const entity = definition?.entity;
  const fields = useMemo(
    () => entryFields(entity?.form, entry.changes).fields.flatMap((field) => [field, ...(field.items ?? [])]),
    [entity, entry],
  );
  const values = useValueText(entity ?? NO_SOURCES, fields);
  const all = definition ? entryWords(entry, entity, { t, text, values }) : [];
  const told = all.slice(0, TOLD);
  if (all.length > TOLD) told.push(t('history.more', { count: all.length - TOLD }));
  const summary = told.join(' · ');
  return (
    <button
      type="button"
      className={styles.summary}
      title={summary}
      aria-label={`${t('entryHistory.show')}: ${summary}`}
      onClick={() => onOpen(entry)}
    >
      {summary || t('entryHistory.show')}
    </button>
  );
}

import { Merge } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { mergeHref } from '../entity/paths.ts';
import { formatDateTime } from '../values/date-time.ts';
import { valueAt } from '../values/values.ts';
import styles from './record-panel.module.css';

/** Props of {@link RecordPanel}. */
export interface RecordPanelProps {
  entity: Entity;
  body: object;
  /** The way to its history. */
  history?: ReactNode | undefined;
}

/** Properties of a record that the service keeps and the panel shows. */
export const KEPT_BY_SERVICE: readonly string[] = ['createdAt', 'createdBy', 'lastModified'];

/** What the service keeps about a record: who made it, when it was changed, its identifier. */
export const RecordPanel = memo(function RecordPanel({ entity, body, history }: RecordPanelProps) {
  const { t } = useTranslation();
  const text = (property: string): string | undefined => {
    const value = valueAt(body, property);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const id = text(entity.id);
  const merge = id === undefined || valueAt(body, 'deleted') === true ? undefined : mergeHref(entity, [id]);
  const [created, changed] = [text('createdAt'), text('lastModified')];
  const rows = [
    { label: t('engine.record.changed'), value: changed && formatDateTime(changed) },
    { label: t('engine.record.created'), value: created && formatDateTime(created) },
    { label: t('engine.record.createdBy'), value: text('createdBy') },
    { label: t('engine.record.id'), value: id },
  ];
  if (rows.every(({ value }) => value === undefined) && !history) return null;
  return (
    <Card title={t('engine.record.title')} layout="plain">
      <dl className={styles.rows}>
        {rows.map(({ label, value }) =>
          value ? (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {history}
      {merge ? (
        <ButtonLink size="md" icon={<Merge />} href={merge}>
          {t('lists.mergeWith')}
        </ButtonLink>
      ) : null}
    </Card>
  );
});

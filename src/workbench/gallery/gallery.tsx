import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import { EntityForm } from '../../engine/form/entity-form.tsx';
import { recordSession } from '../../engine/form/record-kind.ts';
import styles from './gallery.module.css';
import { widgetForm, widgetNames } from './sample-entity.ts';

/** Every widget of the table in every state, in real forms over lists in memory. Needs a query client, the active site and texts around it. */
export function WidgetGallery() {
  const { t } = useTranslation();
  return (
    <div className={styles.gallery}>
      <h1 className={styles.title}>{t('studio.gallery.widgets')}</h1>
      <nav aria-label={t('studio.gallery.widgets')}>
        <ul className={styles.names}>
          {widgetNames.map((name) => (
            <li key={name}>
              <a href={`#gallery/${name}`} onClick={() => document.getElementById(`gallery/${name}`)?.scrollIntoView()}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {widgetNames.map((name) => (
        <WidgetStates key={name} name={name} />
      ))}
    </div>
  );
}

const ignore = () => undefined;

/** One widget's states: a form of its own, with the value that it holds under it. */
export function WidgetStates({ name }: { name: WidgetName }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'sv' ? 'sv' : 'en';
  const { entity, start, faults } = useMemo(() => widgetForm(name), [name]);
  const [session] = useState(() => recordSession(entity.form, start));
  const values = useSyncExternalStore(session.subscribe, session.getValue);
  const given = useMemo(() => faults(language), [faults, language]);
  return (
    <div id={`gallery/${name}`} className={styles.widget}>
      <EntityForm
        id={`form-${name}`}
        idPrefix={name}
        entity={entity}
        session={session}
        faults={given}
        isChecking={false}
        whyLocked={whyLocked[language]}
        onSubmit={ignore}
        onRefuse={ignore}
      />
      <details className={styles.values}>
        <summary>{t('studio.gallery.holds')}</summary>
        <pre>{JSON.stringify(values, null, 2)}</pre>
      </details>
    </div>
  );
}

const isLocked = ({ field }: FieldDefinition): boolean => field === 'locked';

/** Only the field of the state "read-only" is locked, as a definition or the service's rights would lock it. */
const whyLocked = {
  en: (field: FieldDefinition) => (isLocked(field) ? 'Kept by the league; only the league can change it.' : undefined),
  sv: (field: FieldDefinition) => (isLocked(field) ? 'Sköts av ligan; bara ligan kan ändra det.' : undefined),
};

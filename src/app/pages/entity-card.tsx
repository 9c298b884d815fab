import { useQuery } from '@tanstack/react-query';
import { Plus, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityRoute, ShownEntity } from '../../contract/entity.ts';
import type { Filter } from '../../contract/list-definition.ts';
import { isMade, shown } from '../../engine/entity/entity-kinds.ts';
import { EntityLinks } from '../../engine/entity/links.tsx';
import { useReadOnlyReason } from '../../engine/entity/use-read-only-reason.ts';
import { useText } from '../../engine/text/use-text.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { languageOf, locales } from '../i18n.ts';
import styles from './entity-card.module.css';

/** A quick way into an area: how many there are on this site, all of them, and a new one. */
export function EntityCard({ route }: { route: EntityRoute }) {
  const { t } = useTranslation();
  const text = useText();
  const entity = useEntity(route);
  return (
    <section aria-label={text(route.labels.many)} className={styles.card}>
      <h3 className={styles.name}>
        <AreaIcon name={route.icon} />
        {text(route.labels.many)}
      </h3>
      <p className={styles.count}>{entity ? <Count entity={entity} /> : <Skeleton shape="heading" width="short" />}</p>
      {entity ? <Watched entity={entity} /> : null}
      <div className={styles.actions}>
        <ButtonLink href={route.paths.list}>{t('home.showAll')}</ButtonLink>
        {entity ? <AddLink entity={entity} /> : null}
      </div>
    </section>
  );
}

function Count({ entity }: { entity: ShownEntity }) {
  const { t, i18n } = useTranslation();
  const { data, error } = useQuery(entity.readPage({ page: 1, pageSize: 1 }));
  if (data) return data.total.toLocaleString(locales[languageOf(i18n.language)]);
  if (error) return <span className={styles.failed}>{t('messages.failedToLoadData')}</span>;
  return <Skeleton shape="heading" width="short" />;
}

/** What of it wants somebody's attention, as long as there is any. */
function Watched({ entity }: { entity: ShownEntity }) {
  const filter = entity.list.filters.find(({ watch }) => watch !== undefined);
  return filter?.watch === undefined ? null : <Watch entity={entity} filter={filter} value={filter.watch} />;
}

function Watch({ entity, filter, value }: { entity: ShownEntity; filter: Filter; value: string }) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const { data } = useQuery(entity.readPage({ [filter.parameter]: value, page: 1, pageSize: 1 }));
  const label = filter.choices?.[value];
  if (!data?.total || !label) return null;
  const count = data.total.toLocaleString(locales[languageOf(i18n.language)]);
  return (
    <p className={styles.watched}>
      <TriangleAlert aria-hidden="true" />
      <AppLink href={`${entity.paths.list}?${new URLSearchParams({ [filter.parameter]: value }).toString()}`}>
        {t('home.watched', { what: text(label), count })}
      </AppLink>
    </p>
  );
}

function AddLink({ entity }: { entity: ShownEntity }) {
  const text = useText();
  const why = useReadOnlyReason(entity);
  const label = text(entity.labels.add);
  // What is made in another way has a way there.
  if (!isMade(entity)) return <EntityLinks entity={entity} />;
  if (why) {
    return (
      <Button icon={<Plus />} why={why}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink type="filled" icon={<Plus />} href={entity.paths.create}>
      {label}
    </ButtonLink>
  );
}

/** The entity's definition, which is fetched apart from the shell; undefined until it has come. Without it the card shows less. */
function useEntity(route: EntityRoute): ShownEntity | undefined {
  const [entity, setEntity] = useState<ShownEntity>();
  useEffect(() => {
    let isShown = true;
    route.load().then(
      (loaded) => isShown && setEntity(shown(loaded)),
      (error: unknown) => console.warn(error),
    );
    return () => {
      isShown = false;
    };
  }, [route]);
  return entity;
}

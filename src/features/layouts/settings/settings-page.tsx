import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { editedPart } from '../../../engine/edit-session/edited-part.ts';
import { paths } from '../../../engine/routing/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FORM_IDS } from '../workspace/fault-place.ts';
import { SCHEMAS, useLayoutScope } from '../workspace/layout-scope.tsx';
import { PartForm } from '../workspace/part-form.tsx';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import styles from './settings-page.module.css';

/** The settings of a layout (specification §2, `/layouts-pages/{id}/settings`): held with the rest of it until it is saved. */
export function LayoutSettingsPage() {
  const { t } = useTranslation();
  const scope = useLayoutScope();
  const { session, layout, base, notices, refused, isChecking, why } = useLayoutWorkspace();
  const form = scope.forms.get(SCHEMAS.settings)?.entity;
  const found = refused.get(layout.id) ?? [];
  const part = useMemo(
    () =>
      editedPart<SiteLayout, object>(session, {
        read: ({ settings }) => settings,
        write: (now, settings) => ({ ...now, settings }),
      }),
    [session],
  );
  const nameFault = found.find(({ path }) => path === 'name');
  return (
    <>
      <PageHeader
        title={t('titles.layoutSettings')}
        crumbs={[
          { label: t('titles.layoutsPages'), href: paths.layoutsPages.list() },
          { label: layout.name, href: paths.layoutsPages.layout({ id: layout.id }) },
        ]}
      />
      <div className={styles.page}>
        {notices}
        <Card title={t('layouts.own.title')}>
          <TextField
            id={FORM_IDS.name}
            label={t('layouts.properties.name')}
            value={layout.name}
            maxLength={100}
            isRequired
            error={nameFault?.message ?? (layout.name.trim() === '' ? t('messages.requiredFieldEmpty') : undefined)}
            onChange={(name) => session.edit((now) => ({ ...now, name }))}
          />
          <Switch
            label={t('layouts.properties.active')}
            description={t('layouts.own.active')}
            value={layout.active}
            onChange={(active) => session.edit((now) => ({ ...now, active }))}
          />
          <Switch
            label={t('layouts.properties.isStartPage')}
            description={t('layouts.own.startPage')}
            value={layout.isStartPage}
            why={base.isStartPage ? t('layouts.own.onlyStartPage') : undefined}
            onChange={(isStartPage) => session.edit((now) => ({ ...now, isStartPage }))}
          />
        </Card>
        {form ? (
          <PartForm
            id={FORM_IDS.settings}
            idPrefix="settings"
            entity={form}
            part={part}
            faults={found.filter(({ path }) => path.startsWith('settings.')).map(withinSettings)}
            {...{ isChecking, why }}
          />
        ) : null}
      </div>
    </>
  );
}

const withinSettings = <Fault extends { path: string }>(fault: Fault): Fault => ({
  ...fault,
  path: fault.path.slice('settings.'.length),
});

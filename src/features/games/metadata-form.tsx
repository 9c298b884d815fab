import type { ErrorSchema } from '@rjsf/utils';
import { type FormEvent, useCallback, useMemo } from 'react';
import type { GameMetadataEntry } from '../../../generated/model/index.ts';
import type { StoredEntity } from '../../contract/entity.ts';
import { useEditState } from '../../engine/edit-session/use-edit-session.ts';
import type { RecordForm } from '../../engine/editor/record-editor.tsx';
import { useText } from '../../engine/text/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { entriesIn, savedSetting, settledEntries } from './metadata-entries.ts';
import { MetadataList } from './metadata-list.tsx';
import { useMetadataFaults } from './use-metadata-faults.ts';

/** Props of {@link MetadataForm}. */
export interface MetadataFormProps {
  setting: StoredEntity;
  record: RecordForm;
}

/**
 * The entries of a game's metadata. The engine's forms have no list whose records can be both written and put in order, so
 * that the list is drawn here; its labels, its rules and all that an editor does with what is written are the definition's
 * and the engine's.
 */
export function MetadataForm({ setting, record }: MetadataFormProps) {
  const { formId, editing, whyReadOnly, submit, refuse } = record;
  const { session } = editing;
  const text = useText();
  const [section] = setting.form.sections;
  const { base, value } = useEditState(session);
  const entries = useMemo(() => entriesIn(value), [value]);
  const { find, checked, setChecked } = useMetadataFaults(setting);
  const write = useCallback(
    (next: readonly GameMetadataEntry[]): void => {
      session.edit((body) => ({ ...body, metadata: next }));
      if (checked !== undefined) setChecked(find(session.getValue()).schema);
    },
    [session, checked, setChecked, find],
  );
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const settled = settledEntries(entries, entriesIn(base));
    if (settled.some((entry, at) => entry !== entries[at])) write(settled);
    const found = find(savedSetting({ ...session.getValue(), metadata: settled }));
    setChecked(found.errors.length > 0 ? found.schema : undefined);
    if (found.errors.length > 0) refuse(found.errors);
    else submit();
  };
  const faults = useMemo(() => merged(checked, editing.faults), [checked, editing.faults]);
  return (
    <form id={formId} onSubmit={onSubmit} noValidate>
      <Card
        id={`section-${section?.name}`}
        layout="plain"
        title={section && text(section.title)}
        description={section?.description && text(section.description)}
      >
        <MetadataList field={section?.fields[0]} entries={entries} faults={faults} why={whyReadOnly} onChange={write} />
      </Card>
    </form>
  );
}

/** The form's own faults before those of the service. */
function merged(own: ErrorSchema | undefined, service: ErrorSchema): ErrorSchema {
  return own && Object.keys(own).length > 0 ? own : service;
}

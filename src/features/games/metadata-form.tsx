import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMetadataEntry } from '../../../generated/model/index.ts';
import type { StoredEntity } from '../../contract/entity.ts';
import type { Editing } from '../../engine/editor/use-editing.ts';
import type { Saving } from '../../engine/editor/use-saving.ts';
import { isMissing } from '../../engine/form/messages.ts';
import { useText } from '../../engine/text/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { entriesIn, savedSetting, settledEntries } from './metadata-entries.ts';
import { MetadataList } from './metadata-list.tsx';
import { useMetadataFaults } from './use-metadata-faults.ts';

/** Props of {@link MetadataForm}. */
export interface MetadataFormProps {
  id: string;
  setting: StoredEntity;
  editing: Editing;
  saving: Saving;
  /** Why nothing can be changed here. */
  why: string | undefined;
}

/**
 * The entries of a game's metadata. The engine's forms have no list whose records can be both written and put in order, so that the list is drawn here; its
 * labels, its rules and all that an editor does with what is written are the definition's and the engine's.
 */
export function MetadataForm({ id, setting, editing, saving, why }: MetadataFormProps) {
  const text = useText();
  const [section] = setting.form.sections;
  const { start, change } = editing;
  const [entries, setEntries] = useEntriesOf(start);
  const { find, checked, setChecked } = useMetadataFaults(setting);
  const onRefuse = useRefusal(editing, saving);
  const write = useCallback(
    (next: readonly GameMetadataEntry[], fieldId: string): void => {
      setEntries(next);
      const body = { ...editing.current(), metadata: next };
      change(body, fieldId);
      if (checked !== undefined) setChecked(find(body).schema);
    },
    [editing, change, setEntries, checked, setChecked, find],
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const settled = settledEntries(entries, entriesIn(editing.base));
    const found = find(savedSetting({ ...editing.current(), metadata: settled }));
    if (settled.some((entry, at) => entry !== entries[at])) write(settled, 'field.metadata');
    setChecked(found.errors.length > 0 ? found.schema : undefined);
    if (found.errors.length > 0) onRefuse(found.errors);
    else saving.save(editing.current());
  };
  const faults = useMemo(() => merged(checked, editing.faults), [checked, editing.faults]);
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Card
        id={`section-${section?.name}`}
        layout="plain"
        title={section && text(section.title)}
        description={section?.description && text(section.description)}
      >
        <MetadataList field={section?.fields[0]} entries={entries} faults={faults} why={why} onChange={write} />
      </Card>
    </form>
  );
}

/** The entries being written. Another start, as after a save or a step back, brings other entries. */
function useEntriesOf(start: object) {
  const [from, setFrom] = useState(start);
  const [entries, setEntries] = useState(() => entriesIn(start));
  if (from !== start) {
    setFrom(start);
    setEntries(entriesIn(start));
  }
  return [from === start ? entries : entriesIn(start), setEntries] as const;
}

/** What happens when the form refuses to be saved: it is told in words, and field by field. */
function useRefusal({ refuse }: Editing, { complain }: Saving) {
  const { t } = useTranslation();
  const latest = useRef({ refuse, complain });
  useEffect(() => {
    latest.current = { refuse, complain };
  });
  return useCallback(
    (found: readonly RJSFValidationError[]): void => {
      const words = found.some(isMissing) ? 'messages.requiredFieldEmpty' : 'messages.invalidDataComposition';
      latest.current.complain(t(words));
      latest.current.refuse(found);
    },
    [t],
  );
}

/** The form's own faults before those of the service. */
function merged(own: ErrorSchema | undefined, service: ErrorSchema): ErrorSchema {
  return own && Object.keys(own).length > 0 ? own : service;
}

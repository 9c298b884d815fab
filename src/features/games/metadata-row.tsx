import type { ErrorSchema } from '@rjsf/utils';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMetadataEntry, GameMetadataType } from '../../../generated/model/index.ts';
import type { FieldDefinition } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useText } from '../../engine/text/use-text.ts';
import { hasSpaces, tidyAddress } from '../../engine/values/web-address.ts';
import type { Option } from '../../ui/option.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LogoField } from './logo-field.tsx';
import { ADD_ON_OF_TYPE } from './metadata-entries.ts';
import type { MetadataField } from './metadata-fields.ts';
import styles from './metadata-list.module.css';

/** Props of {@link MetadataRow}. */
export interface MetadataRowProps {
  /** What the ids of its controls begin with. */
  id: string;
  /** The definitions of its fields. */
  fields: readonly FieldDefinition[];
  entry: GameMetadataEntry;
  faults: ErrorSchema | undefined;
  why: string | undefined;
  /** Another entry; `part` is the property that was changed. */
  onChange(entry: GameMetadataEntry, part: string): void;
}

/** One entry: what it is, where it leads, its text and its logo. */
export function MetadataRow({ id, fields, entry, faults, why, onChange }: MetadataRowProps) {
  const { t } = useTranslation();
  const text = useText();
  const types = useTypes(fieldOf(fields, 'type')?.choices, entry.type);
  const control = (part: MetadataField) => {
    const field = fieldOf(fields, part);
    const error = faults?.[part]?.__errors?.[0];
    return {
      id: `${id}.${part}`,
      label: field ? text(field.label) : part,
      ...(error === undefined ? {} : { error }),
      ...(why === undefined ? {} : { why }),
    };
  };
  const set = (part: MetadataField, value: string | null) => onChange({ ...entry, [part]: value }, part);
  // Walking through the rows changes nothing.
  const isWritten = useRef(false);
  const uri = control('uri');
  return (
    <div className={styles.row}>
      <Select
        {...control('type')}
        isRequired
        options={types}
        value={entry.type}
        onChange={(type) => set('type', type)}
      />
      <TextField
        {...uri}
        {...(uri.error === undefined && hasSpaces(entry.uri) ? { error: t('games.setting.spaces') } : {})}
        type="url"
        placeholder="https://"
        value={entry.uri}
        onChange={(value) => {
          isWritten.current = true;
          set('uri', value);
        }}
        onBlur={() => {
          const settled = tidyAddress(entry.uri);
          if (isWritten.current && settled !== entry.uri) set('uri', settled);
          isWritten.current = false;
        }}
      />
      <LogoField {...control('logo')} value={entry.logo} onChange={(logo) => set('logo', logo)} />
      <TextField {...control('label')} value={entry.label ?? ''} onChange={(label) => set('label', label || null)} />
    </div>
  );
}

const fieldOf = (fields: readonly FieldDefinition[], name: string) => fields.find(({ field }) => field === name);

/** The types, those closed whose add-on the site lacks, with the reason; one that is chosen already stays so. */
function useTypes(choices: Readonly<Record<string, Text>> | undefined, chosen: GameMetadataType): Option[] {
  const { t } = useTranslation();
  const text = useText();
  const { name, addOns } = useActiveSite();
  return Object.entries(choices ?? {}).map(([value, label]) => {
    const addOn = ADD_ON_OF_TYPE[value as GameMetadataType];
    if (addOn === undefined || addOns[addOn]) return { value, label: text(label) };
    return {
      value,
      label: text(label),
      description: t('engine.needsAddOn', { site: name, addOn: t(`shell.addOns.${addOn}`) }),
      isDisabled: value !== chosen,
    };
  });
}

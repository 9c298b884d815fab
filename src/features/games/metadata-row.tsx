import type { ErrorSchema } from '@rjsf/utils';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListGameLogos } from '../../../generated/api/game-metadata/game-metadata.ts';
import type { GameMetadataEntry, GameMetadataType } from '../../../generated/model/index.ts';
import type { FieldDefinition, Text } from '../../contract/entity.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useMediaDesk } from '../../engine/media-desk.ts';
import { pictureAddress } from '../../engine/pictures.ts';
import { useText } from '../../engine/text.ts';
import { hasSpaces } from '../../engine/web-address.ts';
import { useLibraryItems } from '../../engine/widgets/use-library-items.ts';
import type { Option } from '../../ui/option.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ADD_ON_OF_TYPE, settledUri } from './metadata-entries.ts';
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
  const logos = useLogos(entry.logo);
  const desk = useMediaDesk();
  const [isChoosing, setChoosing] = useState(false);
  const control = (part: keyof GameMetadataEntry) => {
    const field = fieldOf(fields, part);
    const error = faults?.[part]?.__errors?.[0];
    return {
      id: `${id}.${part}`,
      label: field ? text(field.label) : part,
      ...(error === undefined ? {} : { error }),
      ...(why === undefined ? {} : { why }),
    };
  };
  const set = (part: keyof GameMetadataEntry, value: string | null) => onChange({ ...entry, [part]: value }, part);
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
        {...(hasSpaces(entry.uri) ? { error: t('games.setting.spaces') } : {})}
        type="url"
        placeholder="https://"
        value={entry.uri}
        onChange={(value) => {
          isWritten.current = true;
          set('uri', value);
        }}
        onBlur={() => {
          const settled = settledUri(entry.uri);
          if (isWritten.current && settled !== entry.uri) set('uri', settled);
          isWritten.current = false;
        }}
      />
      <Select
        {...control('logo')}
        options={logos}
        value={entry.logo ?? ''}
        onChange={(logo) => (logo === LIBRARY ? setChoosing(true) : set('logo', logo || null))}
      />
      {isChoosing && desk ? (
        <Suspense fallback={null}>
          <desk.Picker
            title={control('logo').label}
            rules={{ kinds: ['image'] }}
            taken={entry.logo ? [entry.logo] : []}
            isSeveral={false}
            onChoose={([chosen]) => chosen && set('logo', chosen.mediaString)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
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

/** How long the logos count as fresh, in milliseconds. */
const FRESH = 60_000;

/** The choice that opens the library. */
const LIBRARY = 'library';

function useLogos(chosen: string | null | undefined): Option[] {
  const { t } = useTranslation();
  const { data = [] } = useListGameLogos({ query: { staleTime: FRESH } });
  const options = data.map(
    ({ id, name, url }): Option => ({
      value: id,
      label: name,
      image: url ? <Logo picture={url} /> : undefined,
    }),
  );
  const isOfLibrary = chosen?.includes('|') ?? false;
  const [item] = useLibraryItems([isOfLibrary ? (chosen ?? '') : '']);
  const isKnown = !chosen || options.some(({ value }) => value === chosen);
  return [
    { value: '', label: t('games.setting.noLogo') },
    ...(isKnown || isOfLibrary ? [] : [{ value: chosen, label: chosen }]),
    ...(chosen && isOfLibrary
      ? [{ value: chosen, label: item?.name ?? t('widgets.media.picture'), image: <Logo picture={chosen} /> }]
      : []),
    ...options,
    { value: LIBRARY, label: t('games.setting.fromLibrary') },
  ];
}

function Logo({ picture }: { picture: string }) {
  const src = pictureAddress(picture, { width: 40, height: 40 });
  return <img className={styles.logo} src={src} alt="" loading="lazy" />;
}

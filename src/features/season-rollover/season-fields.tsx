import { useTranslation } from 'react-i18next';
import type { Season, SeasonRef } from '../../../generated/model/index.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NamesFields } from './names-fields.tsx';
import { existing, newSeason, type SeasonChoice, yearIn } from './plan.ts';

/** Props of {@link SeasonFields}. */
export interface SeasonFieldsProps {
  /** The season that it follows. */
  before: SeasonRef;
  seasons: readonly Season[];
  season: SeasonChoice;
  /** Whether what is wrong is told. */
  isTold: boolean;
  onChange(season: SeasonChoice): void;
}

/** The value of the choice that makes a season. */
const NEW = 'new';

/** What is wrong with a season that is to be made: its code is no year, or another season has it (specification §5). */
export function seasonFault(season: SeasonChoice, seasons: readonly Season[]): 'codeFault' | 'duplicate' | undefined {
  if (season.kind === 'existing') return undefined;
  if (!/^\d{4}$/.test(season.code)) return 'codeFault';
  return seasons.some(({ code }) => code === season.code) ? 'duplicate' : undefined;
}

/** Chooses a season that is there, or says what the one to be made is called. */
export function SeasonFields({ before, seasons, season, isTold, onChange }: SeasonFieldsProps) {
  const { t } = useTranslation();
  const nameOf = useRowNames();
  const year = yearIn(before);
  const old = seasons.find(({ uuid }) => uuid === before.uuid);
  const names = old?.names ?? before.names ?? [];
  const fault = seasonFault(season, seasons);
  const others = seasons.filter(({ uuid }) => uuid !== before.uuid);
  const choose = (value: string): void => {
    const there = others.find(({ uuid }) => uuid === value);
    onChange(there ? existing(there) : newSeason(nextFree(year, seasons), { year, names }));
  };
  return (
    <>
      <Select
        label={t('rollover.season.label')}
        options={[
          { value: NEW, label: t('rollover.season.new') },
          ...others.map((one) => ({
            value: one.uuid,
            label: nameOf(one, 'names'),
            description: one.code,
          })),
        ]}
        value={season.kind === 'existing' ? season.uuid : NEW}
        onChange={choose}
      />
      {season.kind === 'new' ? (
        <>
          <TextField
            label={t('rollover.season.code')}
            description={t('rollover.season.codeText')}
            value={season.code}
            maxLength={4}
            isRequired
            error={isTold || fault === 'duplicate' ? fault && t(`rollover.season.${fault}`) : undefined}
            onChange={(code) => onChange({ ...season, code: code.trim() })}
          />
          <NamesFields
            names={season.names}
            old={names}
            label={(language) => t('rollover.season.name', { language })}
            onChange={(next) => onChange({ ...season, names: next })}
          />
        </>
      ) : null}
    </>
  );
}

/** The first year after a season's that has no season yet. */
function nextFree(year: number | undefined, seasons: readonly Season[]): number {
  const taken = new Set(seasons.map(({ code }) => code));
  let next = (year ?? new Date().getFullYear()) + 1;
  while (taken.has(`${next}`)) next += 1;
  return next;
}

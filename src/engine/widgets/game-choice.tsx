import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { GameChoiceProps } from '../../ui/rich-text/page-host.ts';
import { formatDate } from '../values/date-time.ts';
import { textAt } from '../values/values.ts';
import { useNamedSource } from './form-context.ts';
import { useSource } from './use-source.ts';

/** How the service names the tag of a game (specification §3). */
const NAMES = { value: 'value', text: 'name' };

/** The value of a game's tag, by the game's id. */
export const gameTag = (gameUuid: string): string => `game.${gameUuid}`;

/** A game, found by what it is called, each with its day. */
export function GameChoice({ source, label, onChoose }: GameChoiceProps & { source: string }) {
  const { t } = useTranslation();
  const { options, row, isLoading, isFailed, more, search, retry } = useSource(useNamedSource(source), NAMES);
  // Two teams meet more than once: the day tells their games apart.
  const dated = options.map((option) => ({
    ...option,
    description: formatDate(textAt(row(option.value) ?? {}, 'detail')),
  }));
  const failed = isFailed ? t('engine.choicesFailed') : undefined;
  return (
    <ComboBox
      label={label}
      options={dated}
      isLoading={isLoading}
      more={more}
      onInputChange={search}
      error={failed}
      empty={failed}
      onOpen={() => {
        if (isFailed) retry();
      }}
      value={null}
      onChange={(value) => {
        if (value?.startsWith('game.')) onChoose(value.slice('game.'.length));
      }}
    />
  );
}

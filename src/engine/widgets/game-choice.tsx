import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { GameChoiceProps } from '../../ui/rich-text/page-host.ts';
import { useNamedSource } from './form-context.ts';
import { useSource } from './use-source.ts';

/** How the service names the tag of a game (specification §3). */
const NAMES = { value: 'value', text: 'name' };

/** The value of a game's tag, by the game's id. */
export const gameTag = (gameUuid: string): string => `game.${gameUuid}`;

/** A game, found by what it is called. */
export function GameChoice({ source, label, onChoose }: GameChoiceProps & { source: string }) {
  const { t } = useTranslation();
  const { options, isLoading, isFailed, more, search, retry } = useSource(useNamedSource(source), NAMES);
  const failed = isFailed ? t('engine.choicesFailed') : undefined;
  return (
    <ComboBox
      label={label}
      options={options}
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

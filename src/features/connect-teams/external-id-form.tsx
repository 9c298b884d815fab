import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListExternalIdTypesQueryOptions } from '../../../generated/api/sports/sports.ts';
import type { ConnectExternalIdInput, ConnectedTeam } from '../../../generated/model/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useSingleFlight } from '../../engine/calls/use-single-flight.ts';
import { refusalText } from '../../engine/text/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-queue.ts';
import styles from './connect-teams.module.css';

/** Props of {@link ExternalIdForm}. */
export interface ExternalIdFormProps {
  team: ConnectedTeam;
  refuses(): boolean;
  onGiveId(teamUuid: string, input: ConnectExternalIdInput): Promise<void>;
  onClose(): void;
}

/** What is wrong with what was entered, by field; `call` concerns no field. */
interface Faults {
  register?: string | undefined;
  extId?: string | undefined;
  call?: string | undefined;
}

/** The longest id that the contract takes. */
const LONGEST = 100;

/** Connects what a register calls a team, at once. */
export function ExternalIdForm({ team, refuses, onGiveId, onClose }: ExternalIdFormProps) {
  const { t } = useTranslation();
  const { name: site } = useActiveSite();
  const { data: registers = [], isError } = useQuery({ ...getListExternalIdTypesQueryOptions(), staleTime: 60_000 });
  const [register, setRegister] = useState<string | null>(null);
  const [extId, setExtId] = useState('');
  const { send, faults, isSending } = useGiving({ team, refuses, onGiveId, onClose });
  return (
    <form
      className={styles.giving}
      aria-label={t('connectTeams.id.buttonOf', { name: team.displayName })}
      onSubmit={(event) => {
        event.preventDefault();
        void send(register, extId.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Select
        label={t('connectTeams.id.register')}
        options={registers.filter(({ visible }) => visible).map(({ uuid, name }) => ({ value: uuid, label: name }))}
        value={register}
        onChange={setRegister}
        error={faults.register ?? (isError ? t('engine.choicesFailed') : undefined)}
      />
      <TextField
        label={t('connectTeams.id.extId')}
        value={extId}
        onChange={setExtId}
        maxLength={LONGEST}
        error={faults.extId}
      />
      <div className={styles.givingActions}>
        <Button onPress={onClose}>{t('ui.cancel')}</Button>
        <Button isSubmit icon={<Plus />} isPending={isSending}>
          {t('connectTeams.id.send', { site })}
        </Button>
      </div>
      {faults.call ? (
        <p className={styles.fault} role="alert">
          {faults.call}
        </p>
      ) : null}
    </form>
  );
}

/** Connects an id, once at a time, and finds what is wrong with what was entered. */
function useGiving({ team, refuses, onGiveId, onClose }: ExternalIdFormProps) {
  const { t } = useTranslation();
  const [faults, setFaults] = useState<Faults>({});
  const { isUnderWay: isSending, isFree, alone } = useSingleFlight();
  const send = async (register: string | null, extId: string): Promise<void> => {
    setFaults({
      register: register === null ? t('connectTeams.id.registerMissing') : undefined,
      extId: extId === '' ? t('connectTeams.id.extIdMissing') : undefined,
    });
    if (register === null || extId === '' || !isFree() || refuses()) return;
    try {
      await alone(() => onGiveId(team.uuid, { extId, extIdType: { uuid: register } }));
      toast('success', t('messages.updateSuccessful'));
      onClose();
    } catch (error) {
      const isTaken = error instanceof ApiError && error.fields.some(({ path }) => path === 'extId');
      setFaults(isTaken ? { extId: t('connectTeams.id.taken') } : { call: refusalText(t, error) });
    }
  };
  return { send, faults, isSending };
}

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../generated/model/index.ts';
import { useCreateRelatedDialog } from '../../engine/widgets/create-related-context.ts';
import { Button } from '../../ui/button.tsx';
import styles from './people-search.module.css';
import type { Member, PlayerValues } from './squad.ts';
import { madePlayer } from './squad-bodies.ts';

/** Props of {@link NewPlayer}. */
export interface NewPlayerProps {
  /** What was written into the search. */
  name: string;
  onMade(member: Member<PlayerValues>): void;
}

/** Makes the player whom the search does not find, in the player's own form, and has them join the squad. */
export function NewPlayer({ name, onMade }: NewPlayerProps) {
  const { t } = useTranslation();
  const making = useCreateRelatedDialog('player');
  const [isOpen, setOpen] = useState(false);
  if (!making) return null;
  return (
    <>
      <div className={styles.more}>
        <Button size="md" icon={<Plus />} onPress={() => setOpen(true)}>
          {t('ui.create', { name })}
        </Button>
      </div>
      {isOpen ? (
        <making.Dialog
          route={making.route}
          name={name}
          onMade={(body) => {
            setOpen(false);
            onMade(madePlayer(body as Player));
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

import { useState } from 'react';
import { pictureAddress } from '../../engine/media/media-string.ts';
import { useShownPicture } from '../../engine/media/use-shown-picture.ts';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './home.module.css';

/** Props of {@link Crest}. */
export interface CrestProps {
  name: string;
  /** An address or a mediaString; empty for none. */
  icon: string;
  /** Height and width, pixels. */
  size: 28 | 84;
}

/** The crest of a team that is named beside it; its initials where it has none. */
export function Crest({ name, icon, size }: CrestProps) {
  const [isBroken, setBroken] = useState(false);
  const address = pictureAddress(useShownPicture(icon), { width: 2 * size });
  const className = size === 84 ? styles.large : styles.small;
  return (
    <span className={className} aria-hidden="true">
      {address === '' || isBroken ? (
        <Avatar name={name} shape="crest" size={size === 84 ? 'lg' : 'sm'} />
      ) : (
        <img src={address} alt="" onError={() => setBroken(true)} />
      )}
    </span>
  );
}

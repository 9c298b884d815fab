import { Image } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './cells.module.css';

/** A small picture of always the same size. Where there is none, or it cannot be shown, stand the initials of what it belongs to. */
export function Thumbnail({ address, name }: { address: string; name: string }) {
  const [broken, setBroken] = useState<string>();
  if (address !== '' && address !== broken) {
    return (
      <img
        className={styles.thumbnail}
        src={address}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(address)}
      />
    );
  }
  if (name) return <Avatar name={name} shape="crest" />;
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      <Image />
    </span>
  );
}

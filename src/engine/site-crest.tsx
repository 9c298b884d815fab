import { Avatar } from '../ui/avatar.tsx';
import { useActiveSite } from './active-site.ts';

/** The crest of the active site with its colour around it, for buttons that save to it. */
export function SiteCrest() {
  const { name, icon } = useActiveSite();
  return <Avatar name={name} shape="crest" size="sm" image={icon} isRinged />;
}

import {
  CalendarDays,
  Circle,
  CreditCard,
  Handshake,
  Image,
  LayoutTemplate,
  Library,
  ListFilter,
  ListTree,
  LockOpen,
  type LucideIcon,
  Medal,
  Megaphone,
  Newspaper,
  Rss,
  Settings,
  Share2,
  Shield,
  ShoppingBag,
  Signpost,
  Star,
  Tag,
  Trophy,
  Upload,
  UserCog,
  Users,
  Video,
} from 'lucide-react';

/** The icons that a form definition may name (lucide names). */
export const icons: Readonly<Record<string, LucideIcon>> = {
  'calendar-days': CalendarDays,
  'credit-card': CreditCard,
  handshake: Handshake,
  image: Image,
  'layout-template': LayoutTemplate,
  library: Library,
  'list-filter': ListFilter,
  'list-tree': ListTree,
  'lock-open': LockOpen,
  medal: Medal,
  megaphone: Megaphone,
  newspaper: Newspaper,
  rss: Rss,
  settings: Settings,
  'share-2': Share2,
  shield: Shield,
  'shopping-bag': ShoppingBag,
  signpost: Signpost,
  star: Star,
  tag: Tag,
  trophy: Trophy,
  upload: Upload,
  'user-cog': UserCog,
  users: Users,
  video: Video,
};

/** The icon of an area. A test sees to it that every form definition names one of them. */
export function AreaIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Circle;
  return <Icon aria-hidden="true" />;
}

import {
  CalendarDays,
  Circle,
  CreditCard,
  Image,
  LayoutTemplate,
  Library,
  ListTree,
  type LucideIcon,
  Medal,
  Megaphone,
  Newspaper,
  Settings,
  Shield,
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
  image: Image,
  'layout-template': LayoutTemplate,
  library: Library,
  'list-tree': ListTree,
  medal: Medal,
  megaphone: Megaphone,
  newspaper: Newspaper,
  settings: Settings,
  shield: Shield,
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

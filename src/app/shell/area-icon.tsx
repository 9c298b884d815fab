import {
  CalendarDays,
  Circle,
  CreditCard,
  Image,
  LayoutTemplate,
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
  UserCog,
  Users,
} from 'lucide-react';

/** The icons that a form definition may name (lucide names). */
export const icons: Readonly<Record<string, LucideIcon>> = {
  'calendar-days': CalendarDays,
  'credit-card': CreditCard,
  image: Image,
  'layout-template': LayoutTemplate,
  'list-tree': ListTree,
  medal: Medal,
  megaphone: Megaphone,
  newspaper: Newspaper,
  settings: Settings,
  shield: Shield,
  star: Star,
  tag: Tag,
  trophy: Trophy,
  'user-cog': UserCog,
  users: Users,
};

/** The icon of an area. A test sees to it that every form definition names one of them. */
export function AreaIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Circle;
  return <Icon aria-hidden="true" />;
}

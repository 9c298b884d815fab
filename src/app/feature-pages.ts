import { paths } from './paths.ts';

/** A hand-written page that stands in the navigation beside the lists of the entities. */
export interface FeaturePage {
  /** The group of the navigation. */
  area: 'content' | 'sports' | 'commercial' | 'site';
  href: string;
  /** Key below `titles` (specification §2). */
  title: string;
  icon: string;
  /** Shown to super administrators alone. */
  isSuper?: boolean;
  /** Leads to what lies below its address, which has no entries of its own. */
  isLanding?: boolean;
  /** Fetches its code ahead. */
  load(): Promise<unknown>;
}

/** Every such page, in the order in which they stand. One whose address lies below another's stands beneath it. */
export const featurePages: readonly FeaturePage[] = [
  {
    area: 'content',
    href: paths.media.root(),
    title: 'mediaLibrary',
    icon: 'library',
    load: () => import('../features/media/library/media-library-page.tsx'),
  },
  {
    area: 'content',
    href: paths.media.upload(),
    title: 'uploadMedia',
    icon: 'upload',
    load: () => import('../features/media/upload/upload-page.tsx'),
  },
  {
    area: 'content',
    href: paths.menu(),
    title: 'menu',
    icon: 'list-tree',
    load: () => import('../features/menu-tree/page/menu-page.tsx'),
  },
  {
    area: 'site',
    href: paths.siteSettings.root(),
    title: 'siteSettings',
    icon: 'settings',
    isLanding: true,
    load: () => Promise.resolve(),
  },
  {
    area: 'site',
    href: paths.superAdmin.root(),
    title: 'superAdmin',
    icon: 'user-cog',
    isSuper: true,
    isLanding: true,
    load: () => Promise.resolve(),
  },
];

/** Lists whose pages are written by hand, by their addresses: their code, to be fetched ahead in place of the engine's. */
export const listPages: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.media.list({ type: 'image' })]: () => import('../features/media/library/media-list-page.tsx'),
  [paths.media.list({ type: 'video' })]: () => import('../features/media/library/media-list-page.tsx'),
  [paths.customTags.list()]: () => import('../features/tags/tag-list-page.tsx'),
  [paths.superAdmin.audit()]: () => import('../features/audit/audit-list-page.tsx'),
};

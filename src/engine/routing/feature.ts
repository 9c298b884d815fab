import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Site } from '../../../generated/model/index.ts';
import type { AddOn } from '../../contract/entity.ts';
import type { CallWatch } from '../../contract/fetcher.ts';

/** The active site, for guards and loaders that wait for it. */
export interface SiteAccess {
  /** Settles once the site is known; never for a user without any site. `client` holds what was read of this site. */
  whenReady(): Promise<{ site: Site; isSuperAdministrator: boolean; client: QueryClient }>;
  /** What reads of the page at the address go into: at once for the site that this tab remembers, else as `whenReady`. */
  whenReadable(): Promise<QueryClient>;
}

/** What a feature brings to the console: its routes, and where they stand in the navigation. */
export interface Feature {
  /** Its pages. They come before those of the definitions, whose addresses some of them have. */
  routes(access: SiteAccess): RouteObject[];
  /** Its entries of the navigation. */
  pages?: readonly FeaturePage[];
  /** What its calls are held to besides. */
  calls?: CallWatch;
  /** What can be done with it from anywhere. */
  actions?: readonly FeatureAction[];
  /** Fetches what it shows on Home. */
  home?: () => Promise<ComponentType>;
  /** Fetches the code of an entity's list that the feature shows in place of the engine's; by the list's address. */
  lists?: Readonly<Record<string, () => Promise<unknown>>>;
}

/** A hand-written page that stands in the navigation beside the lists of the entities. */
export interface FeaturePage {
  /** The group of the navigation. */
  area: 'content' | 'sports' | 'commercial' | 'site';
  href: string;
  /** Key below `titles` (specification §2), and below `places` of what people call it in navigation and heading. */
  title: string;
  icon: string;
  /** Add-ons, of which a site needs one. */
  requiresOneOf?: readonly AddOn[];
  /** Shown to super administrators alone. */
  isSuper?: boolean;
  /** Leads to what lies below its address, which has no entries of its own. */
  isLanding?: boolean;
  /** Fetches its code ahead. */
  load(): Promise<unknown>;
}

/** Something that is begun at an address, and offered by the palette (Ctrl+K). */
export interface FeatureAction {
  /** Key below `palette.do` of what it is called, and below `palette.words` of what else it is found by. */
  name: string;
  href: string;
  icon: string;
  /** How early it stands; the palette offers the first ones before anything is typed. */
  place: number;
}

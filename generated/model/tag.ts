/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';
import type { Name } from './name.ts';
import type { TagResourceType } from './tagResourceType.ts';
import type { TagValue } from './tagValue.ts';

/**
 * A tag.
 */
export interface Tag {
  value: TagValue;
  /** What it is called, in English where languages differ in it, as of a game whose teams are to be decided. */
  name: string;
  /**
     * What it is called in each language that this differs in; `display` for the others.
     * @minItems 1
     */
  titles: Name[];
  /** Whether it is offered. A resource that is deleted is not. */
  active: boolean;
  /** Whether the site made it. */
  siteTag: boolean;
  instanceId: InstanceId;
  resourceType: TagResourceType;
  /**
     * As what a game is linked, the third part of its value; `game` where it has two parts, empty for other tags.
     * @nullable
     */
  linkType: string | null;
  /**
     * What tells namesakes apart: the code of a team or series, the team of a player, the day of a game.
     * @nullable
     */
  detail: string | null;
  /**
     * How many things of the site bear it.
     * @minimum 0
     */
  usageCount: number;
  /**
     * How many of them are images of the library.
     * @minimum 0
     */
  imageCount: number;
  /**
     * How many of them are videos of the library.
     * @minimum 0
     */
  videoCount: number;
  /**
     * How many of them are articles, deleted ones left out.
     * @minimum 0
     */
  articleCount: number;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
}

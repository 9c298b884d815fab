import type { MergedFigures } from '../../generated/model/mergedFigures.ts';
import type { Read } from './source.ts';

/** Two that are one: the one that stays, and the one that ends. */
export interface MergedTwo {
  kept: string;
  ended: string;
}

/** What a merge would rewrite. */
export interface MergePreview {
  references: readonly { entity: string; count: number }[];
  /** Left out by a service that adds none up. */
  figures?: readonly MergedFigures[];
}

/** The calls of a merge. */
export interface MergingCalls {
  /** What it would rewrite: how many things of each kind, by the names of their definitions, and which figures it would add up. */
  preview(two: MergedTwo): Read<MergePreview>;
  /** `take`: properties that the one that stays takes from the other. Answers the merge by its uuid. */
  merge(
    input: MergedTwo & { endedVersion?: string | null; take?: string[] },
    request: RequestInit,
  ): Promise<{ uuid: string }>;
  undo(uuid: string, request: RequestInit): Promise<object>;
}

import type { Read } from './source.ts';

/** Two that are one: the one that stays, and the one that ends. */
export interface MergedTwo {
  kept: string;
  ended: string;
}

/** The calls of a merge. */
export interface MergingCalls {
  /** What it would rewrite: how many things of each kind, by the names of their definitions. */
  preview(two: MergedTwo): Read<{ references: readonly { entity: string; count: number }[] }>;
  /** `take`: properties that the one that stays takes from the other. Answers the merge by its uuid. */
  merge(
    input: MergedTwo & { endedVersion?: string | null; take?: string[] },
    request: RequestInit,
  ): Promise<{ uuid: string }>;
  undo(uuid: string, request: RequestInit): Promise<object>;
}

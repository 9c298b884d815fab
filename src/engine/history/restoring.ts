import type { FieldDefinition } from '../../contract/entity.ts';

/** What the form that stands behind a history can take back. */
export interface Restoring {
  /** What is edited right now. */
  current(): object;
  /** Why nothing can be changed. */
  why: string | undefined;
  /** Makes fields what they were before the entry's change. */
  bringBack(fields: readonly FieldDefinition[]): void;
}

/** Whether a field is one that the form lets change. */
export const isWritable = ({ widget }: FieldDefinition): boolean =>
  widget !== 'read-only' && widget !== 'hidden' && widget !== 'related';

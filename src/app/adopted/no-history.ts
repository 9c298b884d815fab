/** Stands for Touchline's record of changes where the service is another one: nothing is recorded. */
export const AuditEntity = {};

/** Asked by nobody: no editor leads to a history without records. */
export function useListAuditEntries(): never {
  throw new Error('This service records no changes.');
}

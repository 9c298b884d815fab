/** Names of the errors whose message is one sentence for the person who starts the service. */
const plainErrors: ReadonlySet<string> = new Set([
  ...['ConfigError', 'IdentityError', 'DatabaseError', 'DatabaseSetupError'],
  ...['DatabaseUnavailableError', 'StorageFullError'],
]);

/** What to tell the person who starts the service of why it does not, where that is one sentence; else nothing. */
export function plainReason(error: unknown): string | undefined {
  if (!(error instanceof Error && plainErrors.has(error.name))) return undefined;
  // Callers do not hear why the database does not answer, but whoever starts the service needs the reason to mend it.
  if (error.name !== 'DatabaseUnavailableError') return error.message;
  // Where a host has several addresses, each has its own reason.
  const { cause } = error;
  const reason: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const withoutStop = (text: string) => text.replace(/\.$/, '');
  return reason instanceof Error ? `${withoutStop(error.message)}: ${withoutStop(reason.message)}.` : error.message;
}

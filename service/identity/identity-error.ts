/**
 * A reason, told in one plain sentence, why identity cannot work as it is configured or at this moment.
 * `configuration`: the environment has to be changed, the start fails. `unavailable`: the provider cannot be reached now,
 * the request is answered with 503 and a later one may succeed.
 */
export class IdentityError extends Error {
  readonly kind: 'configuration' | 'unavailable';
  constructor(kind: 'configuration' | 'unavailable', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityError';
    this.kind = kind;
  }
}

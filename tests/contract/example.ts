/** What goes into a good call of an operation, and the status it is answered with. */
export type Example = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly status: number;
};

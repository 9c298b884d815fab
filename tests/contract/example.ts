/** What goes into a good call of an operation, and the status it is answered with. */
export type Example = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The body, where it is a list. */
  readonly list?: readonly unknown[];
  /** Who may make the call, where the administrator of the site may not. */
  readonly subject?: string;
  /** The site that it works on, where the tests' own lacks the add-on that it needs. */
  readonly instanceId?: string;
  /** Whether each answer is another one, as an address for an upload is. */
  readonly isEverNew?: boolean;
  readonly status: number;
};

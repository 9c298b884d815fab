/** A list that stands in the editors of another entity. */
export interface TabList {
  name: string;
  /** Where it has its page, where that has parameters. */
  address?: string;
  /** Where the service has it, below the base path, narrowed by its parameters. */
  url(parameters: object): string;
}

import type { CompiledValidator } from '../../contract/entity.ts';

/** The validator of the bench form. The build puts the compiled one in the place of this file (scripts/bench/bench-validator.ts). */
export const validate: CompiledValidator = () => {
  throw new Error('The bench page is measured in a build: npm run bench.');
};

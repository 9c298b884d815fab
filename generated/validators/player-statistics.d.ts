// Printed by `npm run generate`. Do not edit.
import type { CompiledValidator } from '../../src/contract/entity.ts';
export declare const validate: CompiledValidator;

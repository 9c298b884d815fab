/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';

export type InstanceIdParameter = InstanceId;

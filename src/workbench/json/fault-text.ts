import type { Fault } from '../protocol.ts';

/** A fault in one sentence or two. */
export const told = ({ message, suggestion = '' }: Fault): string => `${message} ${suggestion}`.trim();

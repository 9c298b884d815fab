/** What a message says about how things stand: the toast statuses (specification §9). */
export type Status = 'success' | 'warning' | 'error' | 'info';

import { randomUUID } from 'node:crypto';

/** Always our own: an id from a header is not trusted. */
export const requestId = () => randomUUID();

import { randomUUID } from 'node:crypto';

/** Always our own: an id that arrives in a header is somebody else's word. */
export const requestId = () => randomUUID();

import type { Break } from '../break';

/** What only a browser shows. */
export const browserBreaks: readonly Break[] = [];

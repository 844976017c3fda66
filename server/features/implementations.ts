import type { Implementation } from '@server/http/implement';
import * as handlers from './handlers';

/** Every call that the API answers. */
export const implementations: Implementation[] = Object.values(handlers).flat();

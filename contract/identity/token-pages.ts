import { hashPages, unguessablePages } from '../kernel/public-paths';
import { screenPaths } from '../kernel/screens';

/** Pages of the portal whose address ends in the secret of a mailed link. */
export const tokenPages = Object.values(screenPaths).filter((path) => path.endsWith('/:token'));

const patterns = [...tokenPages, ...hashPages, ...unguessablePages].map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Whether a path is that of a page with the secret of a link in its address, behind the hash too, or one that nobody may guess. */
export const isTokenPage = (path: string): boolean => patterns.some((page) => page.test(path));

/** Pages of the portal whose address ends in the secret of a mailed link. */
export const tokenPages = [
  '/activar-cuenta/:token',
  '/activar-nuevo-vendedor/:token',
  '/desbloquear-cuenta/:token',
  '/email-auth/:token',
  '/password/reset/:token',
  '/preauth/:token',
  '/solicitante/:loanId/activa-tu-cuenta/:token',
  '/solicitante/crear/:token',
] as const;

const patterns = tokenPages.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** Whether a path is that of such a page. */
export const isTokenPage = (path: string): boolean => patterns.some((page) => page.test(path));

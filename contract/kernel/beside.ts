import { href } from './screens';

/** The name in the address of a list that says which of its records it shows beside itself, in a drawer. */
export const BESIDE = 'open';

/** Path of a list that shows one of its records beside itself: `besideHref('mailList', id)`. */
export const besideHref = (
  list: 'mailList' | 'auditList' | 'supportFiles' | 'programProjectList',
  id: string,
): string => `${href(list)}?${BESIDE}=${encodeURIComponent(id)}`;

import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { refineSentences } from '@contract/locales/es-MX/kernel/refine';
import { success } from '@contract/locales/es-MX/kernel/success';
import { i18n, t } from '@portal/i18n';

const NAMESPACE = 'refine';

i18n.addResourceBundle('es-MX', NAMESPACE, {
  ...refineSentences,
  'notifications.success': t(success.title),
  'notifications.error': t(errors.dataLoad),
  'notifications.createSuccess': t(success.created),
  'notifications.createError': t(errors.saveTitle),
  'notifications.editSuccess': t(success.updated),
  'notifications.editError': t(errors.saveTitle),
  'notifications.deleteSuccess': t(success.deleted),
  'notifications.deleteError': t(errors.operation),
});

/**
 * Refine's `translate`: our Spanish for a known key, else the caller's default, else the key. Refine
 * passes the default as second argument when it has nothing to fill in.
 */
export function refineMessage(
  key: string,
  options?: Readonly<Record<string, unknown>> | string,
  defaultMessage?: string,
): string {
  const values = typeof options === 'object' ? options : {};
  const fallback = typeof options === 'string' ? options : defaultMessage;
  return i18n.t(key, { ...values, ns: NAMESPACE, defaultValue: fallback ?? key });
}

import { identityChecks as words } from '@contract/locales/es-MX/people/identity-checks';
import type { IdentityOverview } from '@contract/people/identity-checks';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';

type Subject = IdentityOverview['subjects'][number];

/** How far what is declared of one is. */
export function Standing({ complete, required }: Pick<Subject, 'complete' | 'required'>) {
  if (complete) return <StatusTag tone="success">{t(words.complete)}</StatusTag>;
  return required ? (
    <StatusTag tone="warning">{t(words.incomplete)}</StatusTag>
  ) : (
    <StatusTag tone="neutral">{t(words.optional)}</StatusTag>
  );
}

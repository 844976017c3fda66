import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import type { AccountForStaff } from '@contract/people/bank-accounts';
import { t } from '@portal/i18n';
import { formatDateTime } from '@portal/ui/format';

/** An account as staff read it: where and whose, and why no money goes to it now. */
export function accountText({ last4, bank, holder, usable_at, in_own_name }: AccountForStaff) {
  const text = t(supplierStaff.accountText, { bank: bank ?? '', last4, holder });
  if (!in_own_name) return t(supplierStaff.accountOtherName, { account: text });
  return new Date(usable_at) > new Date()
    ? t(supplierStaff.accountRests, { account: text, when: formatDateTime(usable_at) })
    : text;
}

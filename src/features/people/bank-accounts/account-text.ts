import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import type { AccountForStaff } from '@contract/people/bank-accounts';
import { t } from '@portal/i18n';
import { formatDeadline } from '@portal/ui/format';
import { rests } from './may-receive';

/** An account as staff read it: where and whose, and why no money goes to it now. */
export function accountText(account: AccountForStaff) {
  const { last4, bank, holder, usable_at, in_own_name } = account;
  const text = t(supplierStaff.accountText, { bank: bank ?? '', last4, holder });
  if (!in_own_name) return t(supplierStaff.accountOtherName, { account: text });
  return rests(account)
    ? t(supplierStaff.accountRests, { account: text, when: formatDeadline(usable_at) })
    : text;
}

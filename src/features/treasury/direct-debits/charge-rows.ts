import {
  autopay as own,
  directDebit as words,
} from '@contract/locales/es-MX/treasury/direct-debits';
import type { DirectDebitCharge } from '@contract/treasury/direct-debit-charges';
import { t } from '@portal/i18n';
import { formatMoney } from '@portal/ui/format';
import { accountOf } from './charge-tones';

/** Which charge a dialog of staff is about. */
export const chargeRows = (charge: DirectDebitCharge) => [
  { label: t(own.columns.reference), value: charge.reference },
  { label: t(words.applicant), value: charge.applicant_name },
  { label: t(own.columns.account), value: accountOf(charge) },
  { label: t(own.columns.amount), value: formatMoney(charge.amount_cents) },
];

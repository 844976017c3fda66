import { href } from '@contract/kernel/screens';
import { autopay as words } from '@contract/locales/es-MX/treasury/direct-debits';
import {
  type DirectDebitCharge,
  directDebitCharges,
} from '@contract/treasury/direct-debit-charges';
import { directDebits } from '@contract/treasury/direct-debits';
import { BankAccountForm } from '@portal/features/people';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dayColumn, linkColumn, moneyColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { CardLinkSection } from '../cards/CardLinkSection';
import { accountOf, chargeState, reasonOf } from './charge-tones';
import { DebitedCreditSection } from './DebitedCreditSection';

/** Instalments that are charged to the applicant's account or card: by credit what comes next, and what came before. */
export function AutopayPage() {
  const query = useRead(directDebits.list, {});
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <Loaded query={query}>
        {({ credits, sources }) => (
          <>
            {credits.length === 0 ? <EmptyState text={t(words.noCredits)} /> : null}
            {credits.length > 0 && sources.length === 0 ? (
              <Section title={t(words.account)} description={t(words.accountHelp)}>
                <BankAccountForm />
              </Section>
            ) : null}
            {credits.map((credit) => (
              <DebitedCreditSection key={credit.loan_id} credit={credit} sources={sources} />
            ))}
            {credits.length > 0 ? <CardLinkSection /> : null}
          </>
        )}
      </Loaded>
      <Section title={t(words.history)} flush>
        <ResourceTable
          id="own-direct-debit-charges"
          label={t(words.history)}
          endpoint={directDebitCharges.list}
          rowKey={({ id }) => id}
          empty={{ text: t(words.noHistory) }}
          columns={columns}
        />
      </Section>
    </Page>
  );
}

const instalmentOf = ({ n, attempt }: DirectDebitCharge) =>
  attempt > 1 ? t(words.columns.second, { number: n }) : String(n);

const columns: readonly Column<DirectDebitCharge>[] = [
  dayColumn('charge_on', t(words.columns.chargeOn), (row) => row.charge_on, { sortable: true }),
  linkColumn(
    'credit',
    t(words.columns.credit),
    (row) => row.project_folio,
    (row) => href('applicantLoan', { loanId: row.loan_id }),
  ),
  { key: 'instalment', title: t(words.columns.instalment), csv: instalmentOf },
  stateColumn('status', t(words.columns.status), ({ status }) => chargeState(status)),
  { key: 'reason', title: t(words.columns.reason), csv: reasonOf },
  { key: 'account', title: t(words.columns.account), defaultHidden: true, csv: accountOf },
  moneyColumn('amount', t(words.columns.amount), (row) => row.amount_cents),
];

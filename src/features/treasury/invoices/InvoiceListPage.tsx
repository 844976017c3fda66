import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { invoiceWords as words } from '@contract/locales/es-MX/treasury/invoices';
import { type Invoice, invoiceKinds, invoices } from '@contract/treasury/invoices';
import { taxDocumentStatuses } from '@contract/treasury/tax-files';
import { callFile } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { FileButton } from '@portal/ui/kit/FileButton';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dayColumn, moneyColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { csvMoney } from '@portal/ui/table/csv-values';
import { useTableState } from '@portal/ui/table/use-table-state';
import { Link } from 'react-router';
import { FormatButtons } from '../tax-papers/FormatButtons';

/** An amount that only the installer's own invoice may say. */
const partColumn = (
  key: string,
  title: string,
  cents: (row: Invoice) => number | null,
): Column<Invoice> => ({
  key,
  title,
  align: 'right',
  defaultHidden: true,
  render: (row) => {
    const part = cents(row);
    return part === null ? t(words.included) : <MoneyText centavos={part} />;
  },
  csv: (row) => {
    const part = cents(row);
    return part === null ? null : csvMoney(part);
  },
});

const columns: Column<Invoice>[] = [
  dayColumn('occurred_on', t(words.day), (row) => row.occurred_on),
  { key: 'kind', title: t(words.kind), csv: (row) => t(words.kinds[row.kind]) },
  {
    key: 'folio',
    title: t(words.folio),
    render: (row) => <span className="amount">{row.folio}</span>,
    csv: (row) => row.folio,
  },
  {
    key: 'project',
    title: t(words.project),
    defaultHidden: true,
    render: (row) => (
      <Link className="amount" to={href('applicantLoan', { loanId: row.loan_id })}>
        {row.project_folio}
      </Link>
    ),
    csv: (row) => row.project_folio,
  },
  { key: 'issuer', title: t(words.issuer), csv: (row) => row.issuer },
  partColumn('base', t(words.base), (row) => row.base_cents),
  partColumn('vat', t(words.vat), (row) => row.vat_cents),
  moneyColumn('total', t(words.total), (row) => row.total_cents),
  stateColumn('status', t(words.status), ({ status }) => ({
    tone: status === 'cancelled' ? 'danger' : 'neutral',
    text: t(words.statuses[status]),
  })),
  {
    key: 'files',
    title: t(words.files),
    render: ({ id, folio }) => (
      <FormatButtons
        of={folio}
        name={folio}
        load={(format) => callFile(invoices.file, { params: { invoiceId: id, format } })}
      />
    ),
  },
];

/** No books are older. */
const FIRST_YEAR = 2024;

const years = () => {
  const last = Number(dayInMexicoCity(new Date()).slice(0, 4));
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, n) => String(last - n));
};

const filterNames = ['kind', 'year', 'status'] as const;

/** What an applicant was charged and what was paid for their system, a document each, and all that match in one zip. */
export function InvoiceListPage() {
  const title = useScreenTitle();
  const [{ filters }] = useTableState(filterNames);
  const archive = (
    <FileButton
      name={t(words.archiveFile)}
      load={() =>
        callFile(invoices.archive, { query: invoices.archive.query.safeParse(filters).data ?? {} })
      }
    >
      {t(words.archive)}
    </FileButton>
  );
  return (
    <Page title={title} explanation={t(words.help)} action={archive}>
      <ResourceTable
        id="invoices"
        label={title}
        endpoint={invoices.list}
        columns={columns}
        rowKey={({ id }) => id}
        cardsUnder={992}
        empty={{
          text: t(words.none),
          action: (
            <ButtonLink to={href('applicantHome')} type="primary">
              {t(words.toHome)}
            </ButtonLink>
          ),
        }}
        filters={[
          {
            name: 'kind',
            label: t(words.kind),
            options: optionsOf(invoiceKinds, texts(words.kinds)),
          },
          {
            name: 'year',
            label: t(words.year),
            options: years().map((year) => ({ value: year, label: year })),
          },
          {
            name: 'status',
            label: t(words.status),
            options: optionsOf(taxDocumentStatuses, texts(words.statuses)),
          },
        ]}
      />
      <div>
        <ButtonLink to={href('applicantWithholdings')}>{t(words.toWithholdings)}</ButtonLink>
      </div>
    </Page>
  );
}

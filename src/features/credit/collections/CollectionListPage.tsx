import { type CollectionItem, collections, promiseStates } from '@contract/credit/collections';
import { lateBuckets } from '@contract/credit/late-buckets';
import { href } from '@contract/kernel/screens';
import {
  collectionNames,
  collectionList as words,
} from '@contract/locales/es-MX/credit/collections';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { promisedText, promiseTag } from '@portal/features/funding';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { Page } from '@portal/ui/kit/Page';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { assigneeColumn, assigneeFilter } from '@portal/ui/table/assignees';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import { folioColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { csvDay, csvInstant } from '@portal/ui/table/csv-values';
import { Link } from 'react-router';

export const collectionColumns: readonly Column<CollectionItem>[] = [
  folioColumn(t(credit.folio), ({ loan_id }) => href('collectionShow', { loanId: loan_id })),
  {
    key: 'applicant_name',
    title: t(words.applicant),
    render: ({ applicant_id, applicant_name, hardship_until, written_off_on }) => (
      <CellLines>
        <Link to={href('applicantShow', { applicantId: applicant_id })}>{applicant_name}</Link>
        {hardship_until ? <StatusTag tone="warning">{t(words.hardship)}</StatusTag> : null}
        {written_off_on ? <StatusTag tone="danger">{t(words.writtenOff)}</StatusTag> : null}
      </CellLines>
    ),
    csv: ({ applicant_name }) => applicant_name,
  },
  {
    key: 'late_since',
    title: t(words.late),
    sortable: true,
    render: ({ days_late }) =>
      days_late > 0 ? t(words.days, { count: days_late }) : t(words.upToDate),
    csv: ({ days_late }) => days_late,
  },
  moneyColumn('overdue_cents', t(words.overdue), ({ overdue_cents }) => overdue_cents, {
    sortable: true,
  }),
  moneyColumn('payoff_cents', t(words.payoff), ({ payoff_cents }) => payoff_cents),
  {
    key: 'quiet_since',
    title: t(words.quiet),
    sortable: true,
    render: ({ last_contact: last }) =>
      last ? (
        <CellLines>
          <DateTimeText iso={last.happened_at} />
          <QuietLine>{contactText(last)}</QuietLine>
        </CellLines>
      ) : (
        t(words.noContact)
      ),
    csv: ({ last_contact: last }) => last && `${csvInstant(last.happened_at)} ${contactText(last)}`,
  },
  {
    key: 'promise',
    title: t(words.promise),
    render: ({ promise }) =>
      promise ? (
        <CellLines>
          <StatusTag tone={promiseTag(promise).tone}>{promiseTag(promise).text}</StatusTag>
          <QuietLine>{promisedText(promise)}</QuietLine>
        </CellLines>
      ) : (
        t(words.noPromise)
      ),
    csv: ({ promise }) =>
      promise &&
      `${promiseTag(promise).text}, ${promise.amount_cents / 100}, ${csvDay(promise.promised_on)}`,
  },
  assigneeColumn(),
];

const contactText = ({ channel, result }: NonNullable<CollectionItem['last_contact']>) =>
  `${t(collectionNames.channel[channel])}: ${t(collectionNames.result[result])}`;

const writeOffOptions = optionsOf(['standing', 'none'] as const, texts(words.writeOffs));

/** Credits that are late, worked one after another; the folio leads to what was done with each. */
export function CollectionListPage() {
  const staff = useRead(collections.staff, {});
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <ResourceTable
        id="collections"
        label={t(words.label)}
        endpoint={collections.list}
        columns={collectionColumns}
        rowKey={({ loan_id }) => loan_id}
        searchable
        dense
        cardsUnder={992}
        empty={{ text: t(words.none) }}
        filters={[
          {
            name: 'bucket',
            label: t(words.bucket),
            options: optionsOf(lateBuckets, texts(words.buckets)),
          },
          {
            name: 'promise',
            label: t(words.promise),
            options: [
              ...optionsOf(promiseStates, texts(collectionNames.promiseState)),
              { value: 'none', label: t(words.noPromise) },
            ],
          },
          { name: 'write_off', label: t(words.writeOffFilter), options: writeOffOptions },
          assigneeFilter(staff.data?.items),
        ]}
      />
    </Page>
  );
}

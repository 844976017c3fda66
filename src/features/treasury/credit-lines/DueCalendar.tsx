import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import type { LineOverview } from '@contract/treasury/credit-lines';
import { t } from '@portal/i18n';
import { DateText } from '@portal/ui/kit/DateText';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Link } from 'react-router';

interface DueCalendarProps {
  rows: LineOverview['calendar'];
  /** Where a draw has its page. */
  to: (drawId: string) => string;
}

/** What falls due of a line, and when. */
export function DueCalendar({ rows, to }: DueCalendarProps) {
  return (
    <Section title={t(words.calendar)} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <EmptyState text={t(words.noCalendar)} />
      ) : (
        <ShortTable
          label={t(words.calendar)}
          rows={rows}
          rowKey={({ draw_id: id }) => id}
          columns={[
            {
              key: 'due_on',
              title: t(words.dueOn),
              render: ({ due_on: on, is_late: isLate }) => (
                <>
                  <DateText iso={on} />{' '}
                  {isLate ? <StatusTag tone="danger">{t(words.late)}</StatusTag> : null}
                </>
              ),
            },
            {
              key: 'folio',
              title: t(words.folio),
              align: 'left',
              render: ({ draw_id: id, folio }) => (
                <Link className="amount" to={to(id)}>
                  {folio}
                </Link>
              ),
            },
            {
              key: 'owed',
              title: t(words.owedThen),
              sum: ({ owed_cents: owed }) => owed,
              render: ({ owed_cents: owed }) => <MoneyText centavos={owed} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

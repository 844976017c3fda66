import type { RepeatedRow } from '@contract/credit/lead-uploads';
import { leadPage, leadImport as words } from '@contract/locales/es-MX/credit/leads';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { t } from '@portal/i18n';
import { BesideLink } from '@portal/ui/Beside';
import { ShortTable } from '@portal/ui/table/ShortTable';

/** Rows of a file that are somebody who is there already, and who that is. */
export const RepeatedLeads = ({ rows }: { rows: readonly RepeatedRow[] }) => (
  <ShortTable
    label={t(words.repeatedTitle)}
    rows={rows}
    rowKey={({ row }) => String(row)}
    columns={[
      { key: 'row', title: t(prospect.row), render: ({ row }) => row },
      { key: 'name', title: t(leadPage.name), align: 'left', render: ({ name }) => name },
      {
        key: 'why',
        title: t(words.repeatedTitle),
        align: 'left',
        wraps: true,
        render: ({ by, lead, first_row: first }) => (
          <>
            {t(words.by[by])}{' '}
            {lead ? (
              <BesideLink id={lead.id}>{lead.name}</BesideLink>
            ) : first === null ? (
              t(words.ofColleague)
            ) : (
              t(words.ofRow, { row: first })
            )}
          </>
        ),
      },
    ]}
  />
);

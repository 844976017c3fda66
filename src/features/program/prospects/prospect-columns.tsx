import { href } from '@contract/kernel/screens';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import {
  prospectWork,
  prospectSourceName as sourceName,
} from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import type { Prospect } from '@contract/program/prospects';
import { MailLink, PhoneLink, ProspectStatusTag } from '@portal/features/people';
import { t } from '@portal/i18n';
import { formatPhone } from '@portal/ui/format';
import { RecordLink } from '@portal/ui/RecordLink';
import { dateColumn, dayColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import styles from './prospects.module.css';

/** What a list shows of each prospect; each orders it, save those that are numbers to look for. */
export const prospectColumns = (open: (id: string) => void): readonly Column<Prospect>[] => [
  {
    key: 'business_name',
    title: t(prospect.business),
    sortable: true,
    render: ({ id, business_name }) => (
      <RecordLink
        to={href('prospectShow', { prospectId: id })}
        className={`${styles.business} ${styles.named}`}
        onOpen={() => open(id)}
      >
        {business_name}
      </RecordLink>
    ),
    csv: (row) => row.business_name,
  },
  {
    key: 'contact_name',
    title: t(prospect.contact),
    sortable: true,
    csv: (row) => row.contact_name,
  },
  {
    key: 'phone',
    title: t(prospect.phone),
    sortable: true,
    render: (row) => <PhoneLink phone={row.phone} />,
    csv: (row) => formatPhone(row.phone),
  },
  {
    key: 'email',
    title: t(prospect.email),
    sortable: true,
    defaultHidden: true,
    render: ({ email }) => (email ? <MailLink email={email} /> : null),
    csv: (row) => row.email ?? '',
  },
  { key: 'rfc', title: t(prospectWork.rfc), defaultHidden: true, csv: (row) => row.rfc ?? '' },
  {
    key: 'municipality',
    title: t(prospect.municipality),
    sortable: true,
    csv: (row) => row.municipality,
  },
  {
    key: 'state',
    title: t(prospectWork.state),
    sortable: true,
    // Zones lie within it; without it names keep to their line.
    defaultHidden: true,
    csv: (row) => row.state,
  },
  {
    key: 'postal_code',
    title: t(prospectWork.postalCode),
    defaultHidden: true,
    csv: (row) => row.postal_code ?? '',
  },
  { key: 'zone', title: t(prospect.zone), sortable: true, csv: (row) => row.zone },
  {
    key: 'region',
    title: t(prospectWork.region),
    sortable: true,
    defaultHidden: true,
    csv: (row) => row.region,
  },
  {
    key: 'owner',
    title: t(prospectWork.owner),
    sortable: true,
    csv: ({ owner }) => owner?.name ?? t(prospectWork.nobody),
  },
  {
    key: 'status',
    title: t(prospect.status),
    sortable: true,
    render: (row) => <ProspectStatusTag status={row.status} />,
    csv: (row) => t(prospectStatusName[row.status]),
  },
  dayColumn('next_on', t(prospectWork.nextOn), (row: Prospect) => row.next_on, { sortable: true }),
  timeColumn('last_touch', t(prospectWork.lastTouch), (row) => row.last_touch_at, {
    sortable: true,
    defaultHidden: true,
    none: t(prospectWork.noTouch),
  }),
  {
    key: 'source',
    title: t(prospectWork.source),
    sortable: true,
    defaultHidden: true,
    csv: (row) => t(sourceName[row.source]),
  },
  dateColumn('created_at', t(prospect.added), (row) => row.created_at, { sortable: true }),
];

import type { Lead } from '@contract/credit/leads';
import { leadPage as words } from '@contract/locales/es-MX/credit/leads';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { MailLink, PhoneLink, ProspectStatusTag } from '@portal/features/people';
import { t } from '@portal/i18n';
import { BesideLink } from '@portal/ui/Beside';
import { formatPhone } from '@portal/ui/format';
import { CellLines, QuietLine } from '@portal/ui/table/CellLines';
import { dateColumn, dayColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';

const columns: readonly Column<Lead>[] = [
  {
    key: 'contact_name',
    title: t(words.name),
    sortable: true,
    render: ({ id, contact_name: name, business_name: business }) => (
      <CellLines>
        <BesideLink id={id}>{name}</BesideLink>
        {business ? <QuietLine>{business}</QuietLine> : null}
      </CellLines>
    ),
    csv: ({ contact_name }) => contact_name,
  },
  {
    key: 'business_name',
    title: t(words.business),
    defaultHidden: true,
    csv: ({ business_name }) => business_name ?? '',
  },
  {
    key: 'phone',
    title: t(prospect.phone),
    render: ({ phone }) => <PhoneLink phone={phone} />,
    csv: ({ phone }) => formatPhone(phone),
  },
  {
    key: 'email',
    title: t(prospect.email),
    defaultHidden: true,
    render: ({ email }) => (email ? <MailLink email={email} /> : null),
    csv: ({ email }) => email ?? '',
  },
  { key: 'rfc', title: t(prospectWork.rfc), defaultHidden: true, csv: ({ rfc }) => rfc ?? '' },
  {
    key: 'municipality',
    title: t(prospect.municipality),
    csv: ({ municipality }) => municipality ?? '',
  },
  {
    key: 'status',
    title: t(prospect.status),
    render: ({ status }) => <ProspectStatusTag status={status} />,
    csv: ({ status }) => t(prospectStatusName[status]),
  },
  dayColumn('next_on', t(prospectWork.nextOn), (lead: Lead) => lead.next_on, { sortable: true }),
  dateColumn('created_at', t(prospect.added), (lead: Lead) => lead.created_at, { sortable: true }),
];

/** Of a company, with whose each is. */
export const leadColumns = (isCompany: boolean): readonly Column<Lead>[] =>
  isCompany
    ? columns.toSpliced(-1, 0, {
        key: 'seller',
        title: t(words.seller),
        csv: ({ seller }) => seller ?? t(words.ofCompany),
      })
    : columns;

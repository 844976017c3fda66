import type { ProgramProject } from '@contract/credit/program-projects';
import { href } from '@contract/kernel/screens';
import { programProjectWords as words } from '@contract/locales/es-MX/credit/program-projects';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { t } from '@portal/i18n';
import { BesideLink } from '@portal/ui/Beside';
import { dateColumn, linkColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { ProjectStatusTag } from '../shared/credit';

/** Of whom it depends that a project goes on. */
export const actorOf = ({ next_actor }: ProgramProject) =>
  next_actor ? t(roleName[next_actor]) : t(words.nobodyActs);

/** What a program sees of each project on its way. */
export const programProjectColumns: readonly Column<ProgramProject>[] = [
  {
    key: 'folio',
    title: t(words.folio),
    sortable: true,
    render: ({ id, folio }) => (
      <BesideLink id={id} className="amount">
        {folio}
      </BesideLink>
    ),
    csv: ({ folio }) => folio,
  },
  linkColumn(
    'business_name',
    t(words.businessOrApplicant),
    ({ business_name, applicant_name }) => business_name ?? applicant_name,
    ({ prospect_id: id }) => id && href('prospectShow', { prospectId: id }),
  ),
  {
    key: 'status',
    title: t(words.stage),
    render: ({ status }) => <ProjectStatusTag status={status} />,
    csv: ({ status }) => t(projectStatusName[status]),
  },
  {
    key: 'status_changed_at',
    title: t(words.waiting),
    align: 'right',
    sortable: true,
    render: ({ days }) => t(words.days, { count: days }),
    csv: ({ days }) => String(days),
  },
  { key: 'next_actor', title: t(words.actor), csv: actorOf },
  { key: 'next_step', title: t(words.blocker), csv: ({ next_step }) => next_step },
  { key: 'zone', title: t(words.zone), csv: ({ zone }) => zone ?? t(words.noZone) },
  {
    key: 'region',
    title: t(words.region),
    defaultHidden: true,
    csv: ({ region }) => region ?? '',
  },
  { key: 'owner', title: t(words.owner), csv: ({ owner }) => owner?.name ?? t(words.nobody) },
  { key: 'comment', title: t(words.comment), csv: ({ comment }) => comment?.text ?? '' },
  moneyColumn('amount_cents', t(words.amount), ({ amount_cents }) => amount_cents, {
    sortable: true,
    defaultHidden: true,
  }),
  {
    key: 'supplier_name',
    title: t(words.supplier),
    defaultHidden: true,
    csv: ({ supplier_name }) => supplier_name,
  },
  dateColumn('created_at', t(words.created), ({ created_at }) => created_at, {
    sortable: true,
    defaultHidden: true,
  }),
];

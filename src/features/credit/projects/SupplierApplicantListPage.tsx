import { personKind } from '@contract/kernel/fields/person-type';
import { href } from '@contract/kernel/screens';
import { credit, supplierWords } from '@contract/locales/es-MX/credit/credit';
import { personKindName } from '@contract/locales/es-MX/people/person-kinds';
import { type ApplicantItem, applicants } from '@contract/people/applicants';
import { ApplicantInvitations, InviteApplicant } from '@portal/features/people';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { formatNumber } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';
import { ProjectStatusTag } from '../shared/credit';

const columns: readonly Column<ApplicantItem>[] = [
  {
    key: 'full_name',
    title: t(credit.applicant),
    csv: ({ full_name }) => full_name,
  },
  {
    key: 'person_type',
    title: t(supplierWords.person),
    csv: ({ person_type }) => t(personKindName[personKind(person_type)]),
  },
  {
    key: 'projects',
    title: t(supplierWords.projectCount),
    align: 'right',
    render: ({ projects }) => formatNumber(projects),
    csv: ({ projects }) => projects,
  },
  {
    key: 'last_project',
    title: t(supplierWords.lastProject),
    render: ({ last_project }) =>
      last_project ? (
        <>
          <Link className="amount" to={href('supplierProjectShow', { projectId: last_project.id })}>
            {last_project.folio}
          </Link>{' '}
          <ProjectStatusTag status={last_project.status} />
        </>
      ) : (
        t(credit.nothing)
      ),
    csv: ({ last_project }) => last_project?.folio ?? null,
  },
  dateColumn('created_at', t(supplierWords.since), ({ created_at }) => created_at, {
    sortable: true,
  }),
];

/** The applicants that the installer brought, or that chose it. */
export function SupplierApplicantListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title} action={<InviteApplicant />}>
      <ResourceTable
        id="supplier-applicants"
        label={t(supplierWords.applicants)}
        endpoint={applicants.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(supplierWords.noApplicants) }}
      />
      <ApplicantInvitations />
    </Page>
  );
}

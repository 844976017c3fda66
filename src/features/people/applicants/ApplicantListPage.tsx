import { personKind } from '@contract/kernel/fields/person-type';
import { href } from '@contract/kernel/screens';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { personKindName } from '@contract/locales/es-MX/people/person-kinds';
import { staffLists as words } from '@contract/locales/es-MX/people/staff-lists';
import { type ApplicantItem, applicants } from '@contract/people/applicants';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { formatNumber } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';

const columns: readonly Column<ApplicantItem>[] = [
  {
    key: 'full_name',
    title: t(words.name),
    render: ({ id, full_name }) => (
      <Link to={href('applicantShow', { applicantId: id })}>{full_name}</Link>
    ),
    csv: ({ full_name }) => full_name,
  },
  { key: 'email', title: t(words.email), csv: ({ account }) => account?.email ?? null },
  {
    key: 'person_type',
    title: t(words.person),
    csv: ({ person_type }) => t(personKindName[personKind(person_type)]),
  },
  {
    key: 'projects',
    title: t(words.requests),
    align: 'right',
    render: ({ projects }) => <span className="amount">{formatNumber(projects)}</span>,
    csv: ({ projects }) => projects,
  },
  {
    key: 'last_project',
    title: t(words.lastRequest),
    render: ({ last_project }) =>
      last_project ? (
        <>
          <Link
            className="amount"
            to={href('backofficeProjectShow', { projectId: last_project.id })}
          >
            {last_project.folio}
          </Link>
          <div>{t(projectStatusName[last_project.status])}</div>
        </>
      ) : (
        t(words.none)
      ),
    csv: ({ last_project }) => last_project?.folio ?? null,
  },
  dateColumn('created_at', t(words.since), ({ created_at }) => created_at, { sortable: true }),
];

/** All applicants as staff attend them. */
export function ApplicantListPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(words.applicantsHelp)}>
      <ResourceTable
        id="applicants"
        label={t(words.applicants)}
        endpoint={applicants.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(words.noApplicants) }}
      />
    </Page>
  );
}

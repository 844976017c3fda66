import { href } from '@contract/kernel/screens';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { supplierStaff } from '@contract/locales/es-MX/people/suppliers';
import type { SupplierDetail } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { Stack } from '@portal/ui/kit/Columns';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { Link } from 'react-router';

/** Who sells for a company, and its latest projects. */
export function SupplierPeople({ supplier }: { supplier: SupplierDetail }) {
  const { selling, latest_projects: projects } = supplier;
  return (
    <Stack>
      <Section title={t(supplierStaff.agents)}>
        {selling.length === 0 ? <p>{t(supplierStaff.noAgents)}</p> : null}
        <RowList>
          {selling.map(({ user_id: userId, full_name: name }) => (
            <li key={userId}>
              <Link to={href('userFile', { userId })}>{name}</Link>
            </li>
          ))}
        </RowList>
      </Section>
      <Section title={t(supplierStaff.projects)}>
        {projects.length === 0 ? <p>{t(supplierStaff.noProjects)}</p> : null}
        <RowList>
          {projects.map(({ id, folio, status }) => (
            <li key={id}>
              <Link className="amount" to={href('backofficeProjectShow', { projectId: id })}>
                {folio}
              </Link>
              <span>{t(projectStatusName[status])}</span>
            </li>
          ))}
        </RowList>
      </Section>
    </Stack>
  );
}

import type { UserDetail } from '@contract/identity/users';
import { href } from '@contract/kernel/screens';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { user as userWords } from '@contract/locales/es-MX/identity/users';
import { ProjectStatusTag } from '@portal/features/credit';
import { supplierStatusText } from '@portal/features/identity/users/supplier-status-text';
import { t } from '@portal/i18n';
import { Stack } from '@portal/ui/kit/Columns';
import { Section } from '@portal/ui/kit/Section';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './users.module.css';

/** What belongs to a person, with a link wherever a screen shows it. */
export function UserRecords({ user }: { user: UserDetail }) {
  const { projects, applicant, investor, supplier, agents, programs } = user.records;
  const listed = projects.length + agents.length + programs.length;
  const empty = listed === 0 && !applicant && !investor && !supplier;
  return (
    <Section title={t(userWords.records)}>
      <Stack>
        {empty ? <p>{t(userWords.noRecords)}</p> : null}
        {supplier ? (
          <Group title={t(userWords.supplier)}>
            <li>
              <Link to={href('supplierShow', { supplierId: supplier.id })}>{supplier.name}</Link>
              <p>{supplierStatusText(supplier.status, supplier.verified)}</p>
            </li>
            {supplier.user_id === user.id ? null : (
              <li>
                <Link to={href('userFile', { userId: supplier.user_id })}>
                  {t(userWords.supplierOwner)}
                </Link>
              </li>
            )}
          </Group>
        ) : null}
        {agents.length > 0 ? (
          <Group title={t(userWords.agents)}>
            {agents.map((agent) => (
              <li key={agent.user_id}>
                <Link to={href('userFile', { userId: agent.user_id })}>{agent.full_name}</Link>
              </li>
            ))}
          </Group>
        ) : null}
        {applicant ? (
          <Group title={t(userWords.applicant)}>
            <li>
              <Link to={href('applicantShow', { applicantId: applicant.id })}>
                {t(userWords.applicantCard)}
              </Link>
            </li>
          </Group>
        ) : null}
        {investor ? (
          <Group title={t(userWords.investments)}>
            <li>{t(userWords.commitments, { count: investor.commitments })}</li>
            <li>
              <Link to={href('investorShow', { investorId: investor.id })}>
                {t(userWords.investorCard)}
              </Link>
            </li>
          </Group>
        ) : null}
        {programs.length > 0 ? (
          <Group title={t(userWords.programs)}>
            {programs.map((program) => (
              <li key={program.id}>
                <Link to={href('programShow', { programId: program.id })}>{program.name}</Link>
                <p>
                  {t(roleName[program.role])} · {program.zones?.join(', ') ?? t(userWords.allZones)}
                </p>
              </li>
            ))}
          </Group>
        ) : null}
        {projects.length > 0 ? (
          <Group title={t(userWords.projects)}>
            {projects.map((project) => (
              <li key={`${project.as} ${project.id}`} className={styles.project}>
                <div>
                  <Link to={href('backofficeProjectShow', { projectId: project.id })}>
                    {project.folio}
                  </Link>
                  <p>{t(userWords.projectAs[project.as])}</p>
                </div>
                <ProjectStatusTag status={project.status} />
              </li>
            ))}
          </Group>
        ) : null}
      </Stack>
    </Section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

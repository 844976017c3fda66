import type { UserDetail } from '@contract/identity/users';
import { href } from '@contract/kernel/screens';
import { userFile } from '@contract/locales/es-MX/documents/documents';
import { ProjectStatusTag } from '@portal/features/credit';
import { DocumentChecklist } from '@portal/features/documents';
import { t } from '@portal/i18n';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { Link } from 'react-router';

/** The documents of one person, and the way to those of their projects. */
export function UserDocuments({ userId, user }: { userId: string; user: UserDetail | undefined }) {
  const projects = user?.records.projects ?? [];
  return (
    <>
      <p>{t(userFile.help)}</p>
      {projects.length > 0 ? (
        <Section title={t(userFile.projects)}>
          <RowList>
            {projects.map(({ id, as, folio, status }) => (
              <li key={`${as} ${id}`}>
                <Link className="amount" to={href('backofficeProjectShow', { projectId: id })}>
                  {folio}
                </Link>
                <ProjectStatusTag status={status} />
              </li>
            ))}
          </RowList>
        </Section>
      ) : null}
      <DocumentChecklist userId={userId} {...(user && { reviewOf: user.full_name })} />
    </>
  );
}

import { users } from '@contract/identity/users';
import { href } from '@contract/kernel/screens';
import { userFile } from '@contract/locales/es-MX/documents/documents';
import { ProjectStatusTag } from '@portal/features/credit';
import { DocumentChecklist } from '@portal/features/documents';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Link } from 'react-router';
import styles from './users.module.css';

/** The documents of one person, and the way to those of their projects. */
export function UserFilePage() {
  const userId = useParam('userId');
  const query = useRecord(users.show, { params: { userId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title} without={<DocumentChecklist userId={userId} />}>
      {({ records: { projects } }) => (
        <Page
          title={title}
          explanation={t(userFile.help)}
          action={<Link to={href('userShow', { userId })}>{t(userFile.account)}</Link>}
        >
          {projects.length > 0 ? (
            <Section title={t(userFile.projects)}>
              <ul className={styles.projects}>
                {projects.map(({ id, folio, status }) => (
                  <li key={id}>
                    <Link to={href('backofficeProjectShow', { projectId: id })}>{folio}</Link>
                    <ProjectStatusTag status={status} />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
          <DocumentChecklist userId={userId} />
        </Page>
      )}
    </Loaded>
  );
}

import { href } from '@contract/kernel/screens';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { type ApplicantFile, applicantFiles } from '@contract/people/person-files';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Link } from 'react-router';
import { PersonFileLayout } from './PersonFileLayout';

/** One applicant as staff attend them: who they are, what they lack, what they asked for. */
export function ApplicantPage() {
  const applicantId = useParam('applicantId');
  const query = useRecord(applicantFiles.show, { params: { applicantId } });
  const title = useScreenTitle(query.data);
  const mayEdit = useMay('applicants.edit');
  return (
    <Loaded query={query} title={title}>
      {(file) => (
        <PersonFileLayout
          file={file}
          title={title}
          correctAt={mayEdit ? href('applicantEdit', { applicantId }) : null}
        >
          <Projects file={file} />
        </PersonFileLayout>
      )}
    </Loaded>
  );
}

function Projects({ file: { projects } }: { file: ApplicantFile }) {
  return (
    <Section title={t(words.projects)}>
      {projects.length === 0 ? <p>{t(words.noProjects)}</p> : null}
      <RowList>
        {projects.map(({ id, folio, status, amount_cents }) => (
          <li key={id}>
            <div>
              <Link className="amount" to={href('backofficeProjectShow', { projectId: id })}>
                {folio}
              </Link>
              <p>
                <MoneyText centavos={amount_cents} /> · {t(projectStatusName[status])}
              </p>
            </div>
          </li>
        ))}
      </RowList>
    </Section>
  );
}

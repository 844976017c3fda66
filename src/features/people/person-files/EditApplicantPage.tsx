import { href } from '@contract/kernel/screens';
import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { applicantFiles } from '@contract/people/person-files';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRecord } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { useNavigate } from 'react-router';
import { NameForm } from './NameForm';

/** What staff correct of an applicant. */
export function EditApplicantPage() {
  const applicantId = useParam('applicantId');
  const navigate = useNavigate();
  const query = useRecord(applicantFiles.show, { params: { applicantId } });
  const edit = useAct(applicantFiles.edit);
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(file) => (
        <Page title={title} explanation={t(words.correctHelp)}>
          <Section title={file.full_name}>
            <NameForm
              file={file}
              onSubmit={(body) => edit.mutateAsync({ params: { applicantId }, body })}
              onDone={() => void navigate(href('applicantShow', { applicantId }))}
            />
          </Section>
        </Page>
      )}
    </Loaded>
  );
}

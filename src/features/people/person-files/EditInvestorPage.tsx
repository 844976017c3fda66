import { href } from '@contract/kernel/screens';
import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { investorFiles } from '@contract/people/person-files';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRecord } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { useNavigate } from 'react-router';
import { NameForm } from './NameForm';

/** What staff correct of an investor. */
export function EditInvestorPage() {
  const investorId = useParam('investorId');
  const navigate = useNavigate();
  const query = useRecord(investorFiles.show, { params: { investorId } });
  const edit = useAct(investorFiles.edit);
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(file) => (
        <Page title={title} explanation={t(words.correctHelp)}>
          <Section title={file.full_name}>
            <NameForm
              file={file}
              onSubmit={(body) => edit.mutateAsync({ params: { investorId }, body })}
              onDone={() => void navigate(href('investorShow', { investorId }))}
            />
          </Section>
        </Page>
      )}
    </Loaded>
  );
}

import { href } from '@contract/kernel/screens';
import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { type InvestorFile, investorFiles } from '@contract/people/person-files';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { formatNumber } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { InvestorLimits } from './InvestorLimits';
import { PersonFileLayout } from './PersonFileLayout';

/** One investor as staff attend them: who they are, what they lack, what they lend and within which limits. */
export function InvestorPage() {
  const investorId = useParam('investorId');
  const query = useRecord(investorFiles.show, { params: { investorId } });
  const title = useScreenTitle(query.data);
  const mayEdit = useMay('investors.edit');
  return (
    <Loaded query={query} title={title}>
      {(file) => (
        <PersonFileLayout
          file={file}
          title={title}
          correctAt={mayEdit ? href('investorEdit', { investorId }) : null}
        >
          <Lending file={file} />
          <InvestorLimits file={file} />
        </PersonFileLayout>
      )}
    </Loaded>
  );
}

function Lending({ file }: { file: InvestorFile }) {
  return (
    <Section title={t(words.lending)}>
      <DescriptionList
        inline
        rows={[
          { label: t(words.committed), value: <MoneyText centavos={file.committed_cents} /> },
          { label: t(words.participations), value: formatNumber(file.participations) },
        ]}
      />
    </Section>
  );
}

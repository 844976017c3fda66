import { href } from '@contract/kernel/screens';
import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import { type InvestorFile, investorFiles } from '@contract/people/person-files';
import { RecordHistory } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { formatNumber } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Columns } from '@portal/ui/kit/Columns';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { InvestorLimits } from './InvestorLimits';
import {
  AccountSection,
  ConsentsSection,
  DataSections,
  IdentitySection,
  MissingOf,
} from './PersonFileSections';

/** One investor as staff attend them: who they are, what they lack, what they lend and within which limits. */
export function InvestorPage() {
  const investorId = useParam('investorId');
  const query = useRecord(investorFiles.show, { params: { investorId } });
  const title = useScreenTitle(query.data);
  const mayEdit = useMay('investors.edit');
  return (
    <Loaded query={query} title={title}>
      {(file) => (
        <Page
          title={title}
          action={
            mayEdit ? (
              <ButtonLink to={href('investorEdit', { investorId })}>{t(words.correct)}</ButtonLink>
            ) : null
          }
        >
          <MissingOf file={file} />
          <Columns
            side={
              <>
                <AccountSection file={file} />
                <Lending file={file} />
                <InvestorLimits file={file} />
                <IdentitySection file={file} />
                <ConsentsSection file={file} />
              </>
            }
          >
            <DataSections file={file} />
            <RecordHistory object="users" id={file.user_id} />
          </Columns>
        </Page>
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

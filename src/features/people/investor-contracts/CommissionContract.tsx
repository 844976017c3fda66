import { href } from '@contract/kernel/screens';
import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import { contractTypes, investorContracts } from '@contract/people/investor-contract';
import { riskAcknowledgements } from '@contract/people/risk-acknowledgements';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDateTime } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { TextBlocks } from '@portal/ui/paper/TextBlocks';
import { Alert } from 'antd';
import { DownloadContract } from './DownloadContract';
import { evidenceRows } from './evidence-rows';
import { SignContract } from './SignContract';

type Shown = Answer<typeof investorContracts.show>;

/** The investor's contract within another page. */
export function CommissionContract() {
  const query = useRead(investorContracts.show, {});
  return <Loaded query={query}>{(shown) => <ContractToSign shown={shown} />}</Loaded>;
}

/** The investor's contract: its words, and its signature or what is kept of it. */
export function ContractToSign({ shown }: { shown: Shown }) {
  const { title, sha256, signed, earlier, changes, blocks } = shown;
  return (
    <>
      {earlier ? <Earlier earlier={earlier} /> : null}
      {signed ? <Evidence signed={signed} /> : null}
      <Section title={t(investorContractWords.changes)}>
        <p>{changes ?? t(investorContractWords.firstVersion)}</p>
      </Section>
      <Section title={t(investorContractWords.text)}>
        <TextBlocks blocks={blocks} />
      </Section>
      <Section
        title={t(investorContractWords.hash)}
        description={sha256}
        action={<DownloadContract title={title} />}
      >
        <p>{t(investorContractWords.evidenceHelp)}</p>
      </Section>
      {signed ? null : <Signing title={title} sha256={sha256} />}
    </>
  );
}

function Earlier({ earlier }: { earlier: NonNullable<Shown['earlier']> }) {
  const { version, signed_at: at } = earlier;
  const message = t(investorContractWords.earlier, { version, when: formatDateTime(at) });
  return <Alert type="warning" showIcon message={message} />;
}

function Evidence({ signed }: { signed: NonNullable<Shown['signed']> }) {
  const { name, signed_at: at, factor, ip, seal } = signed;
  return (
    <Section title={t(investorContractWords.evidence)}>
      <DescriptionList
        rows={[
          ...evidenceRows({ name, at, factor }),
          { label: t(investorContractWords.ip), value: ip },
          { label: t(investorContractWords.seal), value: seal },
        ]}
      />
    </Section>
  );
}

/** The signature, once the risks are acknowledged. */
function Signing({ title, sha256 }: { title: string; sha256: string }) {
  const query = useRead(riskAcknowledgements.show, {});
  const contractType = contractTypes.risk_acknowledgement;
  return (
    <Loaded query={query}>
      {({ acknowledged }) =>
        acknowledged ? (
          <SignContract title={title} sha256={sha256} />
        ) : (
          <Alert
            type="warning"
            showIcon
            message={t(investorContractWords.riskFirst)}
            action={
              <ButtonLink size="small" to={href('investorContract', { contractType })}>
                {t(investorContractWords.goToRisk)}
              </ButtonLink>
            }
          />
        )
      }
    </Loaded>
  );
}

import { href } from '@contract/kernel/screens';
import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import {
  contractTypes,
  investorContractForm,
  investorContracts,
} from '@contract/people/investor-contract';
import { riskAcknowledgements } from '@contract/people/risk-acknowledgements';
import type { Answer } from '@portal/api/call';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDateTime } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { Alert, Flex } from 'antd';
import { DownloadContract } from './DownloadContract';
import { evidenceRows } from './evidence-rows';
import { SignContract } from './SignContract';

type Shown = Answer<typeof investorContracts.show>;

/** The investor's contract: its words, and its signature or what is kept of it. */
export function CommissionContract() {
  const query = useRead(investorContracts.show, {});
  const { title } = investorContractForm();
  return (
    <Loaded query={query}>
      {(shown) => (
        <>
          {shown.earlier ? <Earlier earlier={shown.earlier} /> : null}
          {shown.signed ? <Evidence signed={shown.signed} /> : null}
          <Words />
          <Section
            title={t(investorContractWords.hash)}
            description={shown.sha256}
            action={<DownloadContract title={title} />}
          >
            <p>{t(investorContractWords.evidenceHelp)}</p>
          </Section>
          {shown.signed ? null : <Signing sha256={shown.sha256} />}
        </>
      )}
    </Loaded>
  );
}

function Words() {
  const { sections, changes } = investorContractForm();
  const named = (text: string) => text.replaceAll('{brand}', config().brand);
  return (
    <>
      <Section title={t(investorContractWords.changes)}>
        <p>{changes}</p>
      </Section>
      <Section title={t(investorContractWords.text)}>
        <Flex vertical gap={16}>
          {sections.map((section) => (
            <Flex vertical gap={4} key={section.title}>
              <h3>{named(section.title)}</h3>
              {section.paragraphs.map((text) => (
                <p key={text}>{named(text)}</p>
              ))}
            </Flex>
          ))}
        </Flex>
      </Section>
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
function Signing({ sha256 }: { sha256: string }) {
  const query = useRead(riskAcknowledgements.show, {});
  const contractType = contractTypes.risk_acknowledgement;
  return (
    <Loaded query={query}>
      {({ acknowledged }) =>
        acknowledged ? (
          <SignContract sha256={sha256} />
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

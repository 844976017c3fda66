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
import { Receipt } from '@portal/ui/kit/Receipt';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { FoldedHash } from '@portal/ui/paper/FoldedHash';
import { ReadToEnd } from '@portal/ui/paper/ReadToEnd';
import { TextBlocks } from '@portal/ui/paper/TextBlocks';
import { Alert } from 'antd';
import { type ComponentProps, useState } from 'react';
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
  const [read, setRead] = useState(false);
  const [fresh, setFresh] = useState(false);
  const text = <TextBlocks blocks={blocks} />;
  return (
    <>
      {signed ? null : <Outdated last={earlier[0]} />}
      {signed ? (
        <>
          <SignedReceipt title={title} signed={signed} fresh={fresh} />
          <Evidence signed={signed} />
        </>
      ) : null}
      <Section title={t(investorContractWords.changes)}>
        <p>{changes ?? t(investorContractWords.firstVersion)}</p>
      </Section>
      <Section title={t(investorContractWords.text)}>
        {signed ? text : <ReadToEnd onRead={() => setRead(true)}>{text}</ReadToEnd>}
      </Section>
      {signed ? null : (
        <Signing title={title} sha256={sha256} read={read} onSigned={() => setFresh(true)} />
      )}
      <Section
        title={t(investorContractWords.file)}
        description={t(investorContractWords.evidenceHelp)}
        action={<DownloadContract title={title} />}
      >
        <FoldedHash sha256={sha256} />
      </Section>
      {earlier.length > 0 ? <Earlier signatures={earlier} /> : null}
    </>
  );
}

/** Says that what was signed no longer suffices, where anything was. */
function Outdated({ last }: { last: Shown['earlier'][number] | undefined }) {
  if (!last) return null;
  const { version, signed_at: at } = last;
  const message = t(investorContractWords.earlier, { version, when: formatDateTime(at) });
  return <Alert type="warning" showIcon message={message} />;
}

/** What was signed under other versions, each as it was. */
function Earlier({ signatures }: { signatures: Shown['earlier'] }) {
  return (
    <Section title={t(investorContractWords.signedBefore)}>
      <RowList>
        {signatures.map(({ version, signed_at: at, sha256 }) => (
          <li key={version}>
            <div>
              <strong>{t(investorContractWords.signedVersion, { version })}</strong>
              <p>{t(investorContractWords.signedOn, { when: formatDateTime(at) })}</p>
              <p>
                {t(investorContractWords.hash)}: {sha256}
              </p>
            </div>
            <DownloadContract
              title={t(investorContractWords.signedVersion, { version })}
              version={version}
            />
          </li>
        ))}
      </RowList>
    </Section>
  );
}

interface SignedProps {
  title: string;
  signed: NonNullable<Shown['signed']>;
  /** They signed it just now. */
  fresh: boolean;
}

function SignedReceipt({ title, signed: { version, signed_at: at }, fresh }: SignedProps) {
  return (
    <Receipt
      title={t(investorContractWords.done)}
      fresh={fresh}
      rows={[
        { label: t(investorContractWords.contract), value: title },
        { label: t(investorContractWords.versionSigned), value: version },
        { label: t(investorContractWords.when), value: formatDateTime(at) },
      ]}
      next={t(investorContractWords.follows)}
    />
  );
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
function Signing(signing: ComponentProps<typeof SignContract>) {
  const query = useRead(riskAcknowledgements.show, {});
  const contractType = contractTypes.risk_acknowledgement;
  return (
    <Loaded query={query}>
      {({ acknowledged }) =>
        acknowledged ? (
          <SignContract {...signing} />
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

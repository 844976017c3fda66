import {
  type ContractItem,
  type ContractPaper,
  contracts,
  signingConsent,
} from '@contract/credit/contracts';
import { contractWords } from '@contract/locales/es-MX/credit/contract-screens';
import { signingPartyName } from '@contract/locales/es-MX/credit/contracts';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useRead } from '@portal/refine/use-read';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { FoldedHash } from '@portal/ui/paper/FoldedHash';
import { ReadToEnd } from '@portal/ui/paper/ReadToEnd';
import { SignAfterReading } from '@portal/ui/paper/SignAfterReading';
import { summaryRows } from '@portal/ui/paper/summary-rows';
import { TextBlocks } from '@portal/ui/paper/TextBlocks';
import { useState } from 'react';
import { ContractPreview } from './ContractPreview';
import styles from './contracts.module.css';
import { SignedReceipt } from './SignedReceipt';

/** One contract to read and sign: what it comes to, its words, who has signed, and the signature of the next signer. */
export function SigningPanel({ contract }: { contract: ContractItem }) {
  const query = useRead(contracts.paper, { params: { contractId: contract.id } });
  return (
    <Loaded query={query}>
      {({ paper }) => <Panel key={contract.id} contract={contract} paper={paper} />}
    </Loaded>
  );
}

interface PanelProps {
  contract: ContractItem;
  /** Null of one whose PDF alone has its words. */
  paper: ContractPaper | null;
}

function Panel({ contract, paper }: PanelProps) {
  const [read, setRead] = useState(false);
  const [signed, setSigned] = useState(false);
  const onRead = () => setRead(true);
  return (
    <>
      <SignedReceipt contract={contract} paper={paper} fresh={signed} />
      <Section
        title={contract.title}
        description={t(contractWords.textVersion, { version: contract.text_version })}
      >
        {paper ? (
          <DescriptionList rows={summaryRows(paper.summary)} />
        ) : (
          <ContractPreview contractId={contract.id} title={contract.title} onShown={onRead} />
        )}
      </Section>
      {paper ? <Words paper={paper} isToSign={contract.my_turn} onRead={onRead} /> : null}
      {contract.my_turn ? (
        <Signing contract={contract} paper={paper} read={read} onSigned={() => setSigned(true)} />
      ) : null}
      <Section title={t(contractWords.signers)}>
        <Signers contract={contract} />
      </Section>
      <ExactFile contract={contract} isShown={paper === null} />
    </>
  );
}

interface WordsProps {
  paper: ContractPaper;
  isToSign: boolean;
  onRead: () => void;
}

/** Open to who has to sign; folded once nothing is asked of its reader. */
function Words({ paper, isToSign, onRead }: WordsProps) {
  const { facts, blocks, tables, closing } = paper;
  const text = (
    <>
      {facts.map((fact) => (
        <p key={fact} className={styles.hash}>
          {fact}
        </p>
      ))}
      <TextBlocks blocks={blocks} tables={tables} />
      {closing.map((line) => (
        <p key={line} className={styles.closing}>
          {line}
        </p>
      ))}
    </>
  );
  if (isToSign) {
    return (
      <Section title={t(contractWords.text)}>
        <ReadToEnd onRead={onRead}>{text}</ReadToEnd>
      </Section>
    );
  }
  return (
    <details className={styles.folded}>
      <summary>{t(contractWords.text)}</summary>
      {text}
    </details>
  );
}

interface SigningProps extends PanelProps {
  read: boolean;
  onSigned: () => void;
}

function Signing({ contract, paper, read, onSigned }: SigningProps) {
  const sign = useConfirmedAct(contracts.sign);
  const { id: contractId, title, sha256 } = contract;
  const ask = () =>
    sign.ask(
      {
        title: t(contractWords.signTitle),
        text: t(signingConsent),
        rows: [
          { label: t(contractWords.contract), value: title },
          ...(paper ? summaryRows(paper.summary) : []),
          { label: t(contractWords.exact), value: <FoldedHash sha256={sha256} />, long: true },
        ],
        okText: t(contractWords.sign),
      },
      { params: { contractId }, body: { sha256 } },
      { onDone: onSigned },
    );
  return (
    <Section title={t(contractWords.sign)}>
      <SignAfterReading
        read={read}
        unread={paper ? undefined : t(contractWords.mustRead)}
        consent={t(signingConsent)}
        label={t(contractWords.sign)}
        act={sign}
        onSign={() => void ask()}
      />
    </Section>
  );
}

function ExactFile({ contract, isShown }: { contract: ContractItem; isShown: boolean }) {
  const [opened, setOpened] = useState(false);
  const { id, title, sha256 } = contract;
  return (
    <details
      className={styles.folded}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{t(contractWords.exact)}</summary>
      <p>{t(contractWords.exactHelp)}</p>
      <p className={styles.hash}>
        {t(contractWords.hash)}: {sha256}
      </p>
      {opened && !isShown ? <ContractPreview contractId={id} title={title} /> : null}
    </details>
  );
}

function Signers({ contract }: { contract: ContractItem }) {
  return (
    <ul className={styles.signers}>
      {contract.signatures.map(({ party, name, signed_at, seal }) => (
        <li key={party}>
          <span>
            <strong>{name}</strong> · {t(signingPartyName[party])}
          </span>
          {signed_at ? (
            <>
              <span>
                {t(contractWords.signedAt)} <DateTimeText iso={signed_at} />
              </span>
              <span className={styles.hash}>
                {t(contractWords.seal)}: {seal}
              </span>
            </>
          ) : (
            <span>
              <StatusTag tone="warning">{t(contractWords.pendingSignature)}</StatusTag>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

import { type ContractItem, contracts, signingConsent } from '@contract/credit/contracts';
import { signingPartyName } from '@contract/locales/es-MX/credit/contracts';
import { contractWords } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { ContractPreview } from './ContractPreview';
import styles from './contracts.module.css';

/** One contract to read and sign: its bytes, who has signed, and the signature of the next signer. */
export function SigningPanel({ contract }: { contract: ContractItem }) {
  const [shown, setShown] = useState(false);
  const [consents, setConsents] = useState(false);
  const outcome = useOutcome();
  const sign = useConfirmedAct(contracts.sign);

  async function put() {
    await sign.ask(
      {
        title: t(contractWords.signTitle),
        text: t(signingConsent),
        rows: [
          { label: t(contractWords.contract), value: contract.title },
          {
            label: t(contractWords.hash),
            value: <span className={styles.hash}>{contract.sha256}</span>,
          },
        ],
        okText: t(contractWords.sign),
      },
      { params: { contractId: contract.id }, body: { sha256: contract.sha256 } },
      { onDone: () => outcome.document(t(contractWords.signed)) },
    );
  }

  return (
    <>
      <Section
        title={contract.title}
        description={t(contractWords.textVersion, { version: contract.text_version })}
      >
        <ContractPreview
          contractId={contract.id}
          title={contract.title}
          onShown={() => setShown(true)}
        />
      </Section>
      <Section title={t(contractWords.signers)}>
        <Signers contract={contract} />
      </Section>
      <Section title={t(contractWords.hash)} description={t(contractWords.hashHelp)}>
        <p className={styles.hash}>{contract.sha256}</p>
      </Section>
      {contract.my_turn ? (
        <Section title={t(contractWords.sign)}>
          <div className={styles.signing}>
            <Checkbox
              checked={consents}
              disabled={!shown}
              onChange={({ target }) => setConsents(target.checked)}
            >
              {t(signingConsent)}
            </Checkbox>
            {shown ? null : <p>{t(contractWords.mustRead)}</p>}
            <Button
              type="primary"
              disabled={!shown || !consents || sign.held}
              loading={sign.isPending}
              onClick={() => void put()}
            >
              {t(contractWords.sign)}
            </Button>
          </div>
        </Section>
      ) : (
        <Waiting contract={contract} />
      )}
    </>
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

function Waiting({ contract }: { contract: ContractItem }) {
  if (contract.status === 'signed') {
    return <Alert type="success" showIcon message={t(contractWords.complete)} />;
  }
  if (contract.status === 'void')
    return <Alert type="info" showIcon message={t(contractWords.voided)} />;
  const next = contract.signatures.find(({ signed_at }) => !signed_at);
  return next ? (
    <Alert type="info" showIcon message={t(contractWords.waiting, { name: next.name })} />
  ) : null;
}

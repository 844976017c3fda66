import { acknowledgementWords as words } from '@contract/locales/es-MX/people/acknowledgements';
import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import type { AcknowledgementSignature } from '@contract/people/acknowledgements';
import { t } from '@portal/i18n';
import { formatDateTime } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Receipt } from '@portal/ui/kit/Receipt';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { evidenceRows } from '../investor-contracts/evidence-rows';
import { DownloadCertificate } from './DownloadCertificate';

interface SignedCertificateProps {
  signature: AcknowledgementSignature;
  /** It was signed just now. */
  fresh: boolean;
}

/** What was signed under the version in force, and its evidence. */
export function SignedCertificate({ signature, fresh }: SignedCertificateProps) {
  const { folio, version, company, name, signed_at: at, factor, seal } = signature;
  return (
    <>
      <Receipt
        title={t(words.done)}
        fresh={fresh}
        rows={[
          { label: t(words.folio), value: folio },
          { label: t(words.company), value: company },
          { label: t(words.versionSigned), value: version },
        ]}
        next={t(words.follows)}
        action={<DownloadCertificate signature={signature} primary />}
      />
      <Section title={t(words.evidence)} description={t(words.evidenceHelp)}>
        <DescriptionList
          rows={[
            ...evidenceRows({ name, at, factor }),
            { label: t(words.textHash), value: signature.text_sha256 },
            { label: t(words.hash), value: signature.sha256 },
            { label: t(investorContractWords.seal), value: seal },
          ]}
        />
      </Section>
    </>
  );
}

/** What was signed under other versions, each as it was. */
export function SignedHistory({ signatures }: { signatures: readonly AcknowledgementSignature[] }) {
  if (signatures.length === 0) return null;
  return (
    <Section title={t(words.history)}>
      <RowList>
        {signatures.map((signature) => {
          const { id, folio, version, signed_at: at, name } = signature;
          return (
            <li key={id}>
              <div>
                <strong>{folio}</strong>
                <p>{t(words.historyRow, { version, when: formatDateTime(at), name })}</p>
              </div>
              <DownloadCertificate signature={signature} />
            </li>
          );
        })}
      </RowList>
    </Section>
  );
}

import { investorContractWords as words } from '@contract/locales/es-MX/people/investor-contracts';
import { investorContracts } from '@contract/people/investor-contract';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { Section } from '@portal/ui/kit/Section';
import { FoldedHash } from '@portal/ui/paper/FoldedHash';
import { SignAfterReading } from '@portal/ui/paper/SignAfterReading';

interface SignContractProps {
  title: string;
  /** Of the PDF that is signed. */
  sha256: string;
  /** Its words were read to their end. */
  read: boolean;
  onSigned: () => void;
}

/** The signature under the bytes of this hash. */
export function SignContract({ title, sha256, read, onSigned }: SignContractProps) {
  const sign = useConfirmedAct(investorContracts.sign);
  const ask = () =>
    sign.ask(
      {
        title: t(words.signAsk),
        text: t(words.signHelp),
        rows: [
          { label: t(words.contract), value: title },
          { label: t(words.file), value: <FoldedHash sha256={sha256} />, long: true },
        ],
        okText: t(words.sign),
      },
      { body: { sha256 } },
      { onDone: onSigned },
    );
  return (
    <Section title={t(words.sign)}>
      <SignAfterReading
        read={read}
        consent={t(words.consent)}
        label={t(words.sign)}
        act={sign}
        onSign={() => void ask()}
      />
    </Section>
  );
}

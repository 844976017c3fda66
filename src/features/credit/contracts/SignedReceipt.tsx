import type { ContractItem, ContractPaper, SigningParty } from '@contract/credit/contracts';
import type { Role } from '@contract/kernel/roles';
import { contractWords } from '@contract/locales/es-MX/credit/contract-screens';
import { receipt } from '@contract/locales/es-MX/kernel/receipt';
import { t } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { Receipt } from '@portal/ui/kit/Receipt';
import { summaryRows } from '@portal/ui/paper/summary-rows';
import { Alert } from 'antd';

interface SignedReceiptProps {
  contract: ContractItem;
  paper: ContractPaper | null;
  /** They signed it just now. */
  fresh: boolean;
}

const partyOfRole: Partial<Record<Role, SigningParty>> = {
  client: 'applicant',
  supplier: 'supplier',
};

/** The receipt of the reader's own signature and what follows it; who has not signed reads whom the contract waits for. */
export function SignedReceipt({ contract, paper, fresh }: SignedReceiptProps) {
  const role = useSession((state) => actingUser(state)?.role ?? 'none');
  const { status, my_turn: isToSign, signatures, title, folio } = contract;
  const mine = signatures.find(({ party }) => party === partyOfRole[role]);
  if (status === 'void') return <Alert type="info" showIcon message={t(contractWords.voided)} />;
  const next = signatures.find(({ signed_at: at }) => !at);
  const follows = next ? t(contractWords.waiting, { name: next.name }) : t(contractWords.complete);
  if (mine?.signed_at) {
    return (
      <Receipt
        title={t(contractWords.signed)}
        fresh={fresh}
        rows={[
          { label: t(contractWords.contract), value: title },
          { label: t(receipt.folio), value: folio },
          ...(paper ? summaryRows(paper.summary).slice(0, 2) : []),
          { label: t(receipt.when), value: <DateTimeText iso={mine.signed_at} /> },
          { label: t(contractWords.seal), value: mine.seal, long: true },
        ]}
        next={follows}
      />
    );
  }
  return isToSign ? null : <Alert type={next ? 'info' : 'success'} showIcon message={follows} />;
}

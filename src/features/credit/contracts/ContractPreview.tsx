import { contracts } from '@contract/credit/contracts';
import { contractWords } from '@contract/locales/es-MX/credit/contract-screens';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PdfFrame } from '@portal/ui/paper/PdfFrame';

interface ContractPreviewProps {
  contractId: string;
  title: string;
  /** The exact bytes are on the screen, or in the person's hands. */
  onShown?: () => void;
}

/** The exact PDF that is signed, in place, with its download. */
export function ContractPreview({ contractId, title, onShown }: ContractPreviewProps) {
  return (
    <PdfFrame
      of={contractId}
      load={(signal) => callFile(contracts.file, { params: { contractId } }, { signal })}
      label={t(contractWords.preview)}
      fileName={`${title}.pdf`}
      onShown={onShown}
    />
  );
}

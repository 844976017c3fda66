import { peopleReceipts } from '@contract/locales/es-MX/people/receipts';
import {
  supplierVerification,
  supplierVerificationByKind,
} from '@contract/locales/es-MX/people/suppliers';
import { suppliers as contract } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Button } from 'antd';

/** Asks staff to verify one's own company. */
export function RequestButton() {
  const kind = usePersonKind();
  const request = useConfirmedAct(contract.request);
  return (
    <Button
      type="primary"
      disabled={request.held}
      loading={request.isPending}
      onClick={() =>
        void request.ask(
          {
            title: t(supplierVerificationByKind[kind].ask),
            text: t(supplierVerification.askHelp),
            okText: t(supplierVerification.request),
          },
          {},
          {
            receipt: () => ({
              title: t(supplierVerification.sent),
              next: t(peopleReceipts.verification),
            }),
          },
        )
      }
    >
      {t(supplierVerification.request)}
    </Button>
  );
}

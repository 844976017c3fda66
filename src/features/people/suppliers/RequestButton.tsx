import {
  supplierVerification,
  supplierVerificationByKind,
} from '@contract/locales/es-MX/people/suppliers';
import { suppliers as contract } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { usePersonKind } from '@portal/session/use-person-kind';
import { App, Button } from 'antd';

/** Asks staff to verify one's own company. */
export function RequestButton() {
  const { message } = App.useApp();
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
          { onDone: () => void message.success(t(supplierVerification.sent)) },
        )
      }
    >
      {t(supplierVerification.request)}
    </Button>
  );
}

import {
  type ContractSigner,
  contractSigners,
  type SignerState,
} from '@contract/credit/contract-signers';
import { formatPhone } from '@contract/kernel/fields/phone';
import { contractSignerPanel as words } from '@contract/locales/es-MX/credit/contract-signers';
import { signingPartyName } from '@contract/locales/es-MX/credit/contracts';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList, type DescriptionRow } from '@portal/ui/kit/DescriptionList';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Button, Flex } from 'antd';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

const SendAgain = lazy(() => import('./SendAgain').then((file) => ({ default: file.SendAgain })));

const tones: Record<SignerState, ComponentProps<typeof StatusTag>['tone']> = {
  named: 'neutral',
  waiting: 'neutral',
  pending: 'warning',
  expired: 'danger',
  void: 'danger',
  signed: 'success',
};

interface SignerItemProps {
  projectId: string;
  signer: ContractSigner;
}

/** One who signs by a link: how their signature is, and what may be done about it. */
export function SignerItem({ projectId, signer }: SignerItemProps) {
  const { party, full_name: name, state, may } = signer;
  const mayEdit = useMay('contract-signers.edit');
  const remind = useConfirmedAct(contractSigners.remind);
  const withdraw = useConfirmedAct(contractSigners.withdraw);
  const end = useAct(contractSigners.void);
  const [dialog, setDialog] = useState<'void' | 'send'>();
  const close = () => setDialog(undefined);
  const params = { projectId, party };
  return (
    <div>
      <Flex wrap gap={8} align="center" justify="space-between">
        <span>
          <strong>{name}</strong> · {t(signingPartyName[party])}
        </span>
        <StatusTag tone={tones[state]}>{t(words.states[state])}</StatusTag>
      </Flex>
      <DescriptionList inline rows={rowsOf(signer)} />
      {mayEdit ? (
        <Flex wrap gap={8}>
          {may.remind ? (
            <Button
              loading={remind.isPending}
              onClick={() =>
                void remind.ask(
                  {
                    title: t(words.remind),
                    text: t(words.remindHelp, { name }),
                    okText: t(words.remind),
                  },
                  { params },
                  { outcome: 'updated' },
                )
              }
            >
              {t(words.remind)}
            </Button>
          ) : null}
          {may.send ? <Button onClick={() => setDialog('send')}>{t(words.send)}</Button> : null}
          {may.void ? (
            <Button danger onClick={() => setDialog('void')}>
              {t(words.void)}
            </Button>
          ) : null}
          {may.withdraw ? (
            <Button
              danger
              onClick={() =>
                void withdraw.ask(
                  {
                    title: t(words.withdrawTitle, { name }),
                    text: t(words.withdrawHelp),
                    okText: t(words.withdraw),
                    danger: true,
                  },
                  { params },
                  { outcome: 'deleted' },
                )
              }
            >
              {t(words.withdraw)}
            </Button>
          ) : null}
        </Flex>
      ) : null}
      {dialog === 'send' ? (
        <Suspense fallback={null}>
          <SendAgain projectId={projectId} signer={signer} onClose={close} />
        </Suspense>
      ) : null}
      <ReasonDialog
        open={dialog === 'void'}
        title={t(words.voidTitle, { name })}
        help={t(words.voidHelp)}
        okText={t(words.void)}
        danger
        onClose={close}
        onReason={(reason) => end.mutateAsync({ params, body: { reason } })}
      />
    </div>
  );
}

function rowsOf(signer: ContractSigner): DescriptionRow[] {
  const { sent_at: sent, opened_at: opened, expires_at: expires, signed_at: signed } = signer;
  const isOpen = signer.state === 'pending' || signer.state === 'expired';
  const moment = (label: string, iso: string | null) =>
    iso ? [{ label, value: <DateTimeText iso={iso} /> }] : [];
  return [
    { label: t(words.email), value: signer.email },
    { label: t(words.phone), value: formatPhone(signer.phone) },
    ...(signed ? [] : moment(t(words.sentAt), sent)),
    ...(isOpen ? moment(t(words.openedAt), opened) : []),
    ...(isOpen && !opened ? moment(t(words.expiresAt), expires) : []),
    ...moment(t(words.signedAt), signed),
    ...(signer.folio ? [{ label: t(words.folio), value: signer.folio }] : []),
  ];
}

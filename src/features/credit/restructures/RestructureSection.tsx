import { type RestructureItem, restructures } from '@contract/credit/restructures';
import { restructureScreen as words } from '@contract/locales/es-MX/credit/restructures';
import { useWaitingAct } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { CollectionDetail } from '../collections/CollectionPage';
import { ContractPreview } from '../contracts/ContractPreview';
import { ProposalForm } from './ProposalForm';
import { RestructureFigures } from './RestructureFigures';
import styles from './restructures.module.css';

const tones = {
  proposed: 'warning',
  signed: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

type Opened = 'propose' | 'withdraw' | 'agreement';

/** What was proposed to who is late, what came of it, and the next act of staff. */
export function RestructureSection({ row }: { row: CollectionDetail }) {
  const query = useRead(restructures.list, { params: { loanId: row.loan_id } });
  const [opened, setOpened] = useState<Opened>();
  const may = useMay('restructures.propose');
  const act = useWaitingAct(row.loan_id);
  const withdraw = useAct(restructures.withdraw);
  const close = () => setOpened(undefined);
  return (
    <Section title={t(words.title)}>
      <Loaded query={query} skeleton={<SkeletonLines lines={2} />}>
        {({ items }) => {
          const [last] = items;
          const isOpen = last?.status === 'proposed';
          const mayPropose = act === null && row.days_late > 0 && !(isOpen && !last.is_outdated);
          return (
            <div className={styles.stack}>
              {last ? <Last item={last} /> : <p className={styles.note}>{t(words.none)}</p>}
              <div className={styles.acts}>
                {last?.contract_id ? (
                  <Button onClick={() => setOpened('agreement')}>{t(words.seeAgreement)}</Button>
                ) : null}
                {may && mayPropose ? (
                  <Button onClick={() => setOpened('propose')}>{t(words.propose)}</Button>
                ) : null}
                {may && isOpen ? (
                  <Button onClick={() => setOpened('withdraw')}>{t(words.withdraw)}</Button>
                ) : null}
              </div>
              {opened === 'agreement' && last?.contract_id ? (
                <Modal
                  open
                  centered
                  width={760}
                  footer={null}
                  title={t(words.agreement)}
                  onCancel={close}
                >
                  <ContractPreview contractId={last.contract_id} title={t(words.agreement)} />
                </Modal>
              ) : null}
              {opened === 'propose' ? (
                <ProposalForm
                  row={row}
                  rateNow={items.find(({ status }) => status === 'signed')?.annual_rate_bp}
                  onClose={close}
                />
              ) : null}
              <ReasonDialog
                open={opened === 'withdraw'}
                title={t(words.withdrawTitle)}
                help={t(words.withdrawHelp)}
                okText={t(words.withdraw)}
                outcome="updated"
                onClose={close}
                onReason={(reason) =>
                  withdraw.mutateAsync({
                    params: { restructureId: last?.id ?? '' },
                    body: { reason },
                  })
                }
              />
            </div>
          );
        }}
      </Loaded>
    </Section>
  );
}

function Last({ item }: { item: RestructureItem }) {
  return (
    <>
      <div>
        <StatusTag tone={tones[item.status]}>{t(words.statuses[item.status])}</StatusTag>
      </div>
      <p className={styles.note}>{saidOf(item)}</p>
      <RestructureFigures figures={item} />
    </>
  );
}

function saidOf(item: RestructureItem): string | null {
  if (item.signed_on) return t(words.signedOn, { day: item.signed_on });
  if (item.status !== 'proposed') return item.end_reason;
  if (item.is_outdated) return t(words.outdated);
  if (item.waits_for_co_obligor) return t(words.toSignByBoth, { day: item.expires_on });
  return item.contract_id ? t(words.toSign, { day: item.expires_on }) : t(words.drawing);
}

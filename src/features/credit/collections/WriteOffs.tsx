import { type WriteOff, writeOffs } from '@contract/credit/write-offs';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { writeOffPanel as words } from '@contract/locales/es-MX/credit/write-offs';
import type { Answer } from '@portal/api/call';
import { useWaitingAct } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './collections.module.css';
import { WriteOffForm } from './WriteOffForm';

interface OfCredit {
  loanId: string;
  folio: string;
}

/** Whether a credit is written off, since when and by whom, and the two acts of staff over it. */
export function WriteOffs({ loanId, folio }: OfCredit) {
  const query = useRead(writeOffs.show, { params: { loanId } });
  return (
    <Section title={t(words.title)} description={t(words.help)}>
      <Loaded query={query} skeleton={<SkeletonLines lines={2} />}>
        {(state) => (
          <div className={styles.wide}>
            {state.items.map((item) => (
              <Told key={item.id} item={item} />
            ))}
            <Acts loanId={loanId} folio={folio} state={state} />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function Told({ item }: { item: WriteOff }) {
  const { undone, asked_by: asked, confirmed_by: confirmed } = item;
  return (
    <DescriptionList
      rows={[
        {
          label: t(words.on),
          value: (
            <div className={styles.stack}>
              <DateText iso={item.on} />
              <StatusTag tone={undone ? 'neutral' : 'danger'}>
                {t(undone ? words.undone : words.writtenOff)}
              </StatusTag>
            </div>
          ),
        },
        { label: t(words.taken), value: <MoneyText centavos={item.principal_cents} /> },
        { label: t(words.recovered), value: <MoneyText centavos={item.recovered_cents} /> },
        { label: t(words.people), value: t(words.by, { asked, confirmed }) },
        { label: t(words.reason), value: item.reason },
        { label: t(words.evidence), value: item.evidence },
        ...(undone
          ? [
              {
                label: t(words.undoneOn),
                value: t(words.undoneText, { day: undone.on, reason: undone.reason }),
              },
              {
                label: t(words.undonePeople),
                value: t(words.by, { asked: undone.asked_by, confirmed: undone.confirmed_by }),
              },
            ]
          : []),
      ]}
    />
  );
}

function Acts({ loanId, folio, state }: OfCredit & { state: Answer<typeof writeOffs.show> }) {
  const [opened, setOpened] = useState<'create' | 'undo'>();
  const waiting = useWaitingAct(loanId);
  const mayCreate = useMay('write-offs.create');
  const mayUndo = useMay('write-offs.reverse');
  const undo = useAct(writeOffs.undo);
  const give = useReceipt();
  const close = () => setOpened(undefined);
  const isWrittenOff = state.items[0]?.undone === null;
  return (
    <>
      {isWrittenOff ? null : (
        <p className={styles.note}>
          {state.refusal ?? t(words.may, { amount: state.principal_cents })}
        </p>
      )}
      {mayCreate && state.refusal === null && waiting === null ? (
        <div>
          <Button danger onClick={() => setOpened('create')}>
            {t(words.create)}
          </Button>
        </div>
      ) : null}
      {mayUndo && isWrittenOff && waiting === null ? (
        <div>
          <Button onClick={() => setOpened('undo')}>{t(words.undo)}</Button>
        </div>
      ) : null}
      {opened === 'create' ? (
        <WriteOffForm
          loanId={loanId}
          folio={folio}
          principal={state.principal_cents}
          onClose={close}
        />
      ) : null}
      <ReasonDialog
        open={opened === 'undo'}
        title={t(words.undo)}
        help={t(words.undoHelp)}
        okText={t(words.undo)}
        onClose={close}
        onReason={async (reason) => {
          await undo.mutateAsync({ params: { loanId }, body: { reason } });
          give({
            ...texts(creditReceipts.writeOffUndone),
            folio,
            rows: [{ label: t(creditReceipts.reason), value: reason }],
          });
        }}
      />
    </>
  );
}

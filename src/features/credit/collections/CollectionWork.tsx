import { collections } from '@contract/credit/collections';
import { collectionPage as words } from '@contract/locales/es-MX/credit/collections';
import { assignmentWords } from '@contract/locales/es-MX/kernel/assignments';
import { promisedText, promiseTag } from '@portal/features/funding';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { useSingle } from '@portal/ui/use-single';
import { Button } from 'antd';
import { useState } from 'react';
import { AssignForm } from './AssignForm';
import type { CollectionDetail } from './CollectionPage';
import styles from './collections.module.css';
import { HardshipForm } from './HardshipForm';
import { PromiseForm } from './PromiseForm';

type Opened = 'assign' | 'promise' | 'withdraw' | 'hardship';

/** Who has the credit, what was promised, whether it is a hard case, and the acts over each. */
export function CollectionWork({ row }: { row: CollectionDetail }) {
  const [opened, setOpened] = useState<Opened>();
  const may = useMay('collections.edit');
  const close = () => setOpened(undefined);
  const params = { loanId: row.loan_id };
  const withdraw = useAct(collections.withdrawPromise);
  return (
    <Section title={t(words.work)}>
      <DescriptionList
        rows={[
          {
            label: t(assignmentWords.assignee),
            value: row.assignee?.name ?? t(assignmentWords.nobody),
          },
          { label: t(words.promised), value: <Promised row={row} /> },
          {
            label: t(words.kinds.hardship),
            value: row.hardship_until
              ? t(words.untilDay, { day: row.hardship_until })
              : t(words.none),
          },
        ]}
      />
      {may ? (
        <div className={styles.acts}>
          <Take row={row} />
          <Button onClick={() => setOpened('assign')}>{t(assignmentWords.assign)}</Button>
          {row.promise?.state === 'open' ? (
            <Button onClick={() => setOpened('withdraw')}>{t(words.withdraw)}</Button>
          ) : null}
          {row.days_late > 0 && row.promise?.state !== 'open' ? (
            <Button onClick={() => setOpened('promise')}>{t(words.promise)}</Button>
          ) : null}
          {row.hardship_until ? (
            <EndHardship row={row} />
          ) : (
            <Button onClick={() => setOpened('hardship')}>{t(words.hardship)}</Button>
          )}
        </div>
      ) : null}
      {opened === 'assign' ? <AssignForm row={row} onClose={close} /> : null}
      {opened === 'promise' ? <PromiseForm row={row} onClose={close} /> : null}
      {opened === 'hardship' ? <HardshipForm row={row} onClose={close} /> : null}
      <ReasonDialog
        open={opened === 'withdraw'}
        title={t(words.withdrawTitle)}
        help={t(words.withdrawHelp)}
        okText={t(words.withdraw)}
        outcome="updated"
        onClose={close}
        onReason={(reason) => withdraw.mutateAsync({ params, body: { reason } })}
      />
    </Section>
  );
}

function Promised({ row: { promise } }: { row: CollectionDetail }) {
  if (!promise) return t(words.none);
  const { tone, text } = promiseTag(promise);
  const { paid_cents: amount, amount_cents: of } = promise;
  return (
    <div className={styles.stack}>
      <StatusTag tone={tone}>{text}</StatusTag>
      <span>{promisedText(promise)}</span>
      <span className={styles.quiet}>{t(words.paid, { amount, of })}</span>
    </div>
  );
}

function Take({ row }: { row: CollectionDetail }) {
  const me = useSession((state) => actingUser(state)?.user_id);
  const outcome = useOutcome();
  const assign = useAct(collections.assign);
  const press = useSingle(() =>
    assign
      .mutateAsync({ params: { loanId: row.loan_id }, body: { assignee_id: me ?? null } })
      .then(() => outcome.document(t(words.taken)), outcome.notDone),
  );
  if (!me || row.assignee?.id === me) return null;
  return (
    <Button loading={assign.isPending} onClick={() => void press()}>
      {t(words.take)}
    </Button>
  );
}

function EndHardship({ row }: { row: CollectionDetail }) {
  const end = useConfirmedAct(collections.endHardship);
  const ask = () =>
    end.ask(
      {
        title: t(words.endHardship),
        text: t(words.endHardshipText),
        okText: t(words.endHardship),
      },
      { params: { loanId: row.loan_id } },
      { outcome: 'updated' },
    );
  return (
    <Button loading={end.isPending} onClick={() => void ask()}>
      {t(words.endHardship)}
    </Button>
  );
}

import { common } from '@contract/locales/es-MX/kernel/common';
import { mails } from '@contract/locales/es-MX/platform/mails';
import { mails as contract } from '@contract/platform/mails';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useSingle } from '@portal/ui/use-single';
import { Button, Drawer } from 'antd';
import { useEffect } from 'react';
import { MailState } from './MailState';
import styles from './mails.module.css';

/** How often a mail that is about to leave is looked at again. */
const LOOK_AGAIN_MS = 2_000;

interface MailDrawerProps {
  mailId: string | undefined;
  onClose: () => void;
}

/** One mail: its text, and its state. */
export function MailDrawer({ mailId, onClose }: MailDrawerProps) {
  return (
    <Drawer
      open={mailId !== undefined}
      title={t(mails.one)}
      width={560}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {mailId ? <OpenedMail mailId={mailId} /> : null}
    </Drawer>
  );
}

function OpenedMail({ mailId }: { mailId: string }) {
  const query = useRecord(contract.show, { params: { mailId } });
  const { refetch } = query;
  const isWaiting = query.data?.status === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch, isWaiting]);
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={8} />}>
      {(mail) => <MailContent mail={mail} />}
    </Loaded>
  );
}

function MailContent({ mail }: { mail: Answer<typeof contract.show> }) {
  const notify = useOutcome();
  const mayRetry = useMay('mails.retry');
  const retry = useAct(contract.retry);

  const sendAgain = useSingle(() =>
    retry.mutateAsync({ params: { mailId: mail.id } }).then(
      () => notify.saved('updated'),
      (error: Error) => notify.failed(error.message),
    ),
  );

  return (
    <div className={styles.mail}>
      <DescriptionList
        rows={[
          { label: t(mails.subject), value: mail.subject },
          { label: t(mails.channel), value: t(mails.channels[mail.channel]) },
          { label: t(mails.to), value: mail.to },
          { label: t(mails.status), value: <MailState status={mail.status} /> },
          { label: t(mails.created), value: <DateTimeText iso={mail.created_at} /> },
          ...(mail.sent_at
            ? [{ label: t(mails.sent), value: <DateTimeText iso={mail.sent_at} /> }]
            : []),
          ...(mail.last_error
            ? [
                { label: t(mails.error), value: mail.last_error },
                { label: t(mails.attempts), value: mail.attempts },
                {
                  label: t(mails.nextTry),
                  value: mail.due_at ? <DateTimeText iso={mail.due_at} /> : t(mails.givenUp),
                },
              ]
            : []),
        ]}
      />
      {mail.status === 'failed' && mayRetry ? (
        <Button type="primary" loading={retry.isPending} onClick={() => void sendAgain()}>
          {t(mails.retry)}
        </Button>
      ) : null}
      <h2>{t(mails.text)}</h2>
      <p className={styles.text}>{mail.text}</p>
    </div>
  );
}

import { users as contract, type UserDetail } from '@contract/identity/users';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { user as userWords } from '@contract/locales/es-MX/identity/users';
import { deviceName } from '@portal/features/identity/users/device-name';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { App, Button } from 'antd';
import { useState } from 'react';

type Session = UserDetail['sessions'][number];

/** The person's open sessions, and how to end them. */
export function UserSessions({ user }: { user: UserDetail }) {
  const { message } = App.useApp();
  const held = useMay('user-sessions.end');
  const may = held && user.actions.includes('end_sessions');
  const endOne = useAct(contract.endSession);
  const endAll = useAct(contract.endSessions);
  const [ending, setEnding] = useState<Session | 'all'>();
  const { sessions } = user;

  async function end(reason: string) {
    const userId = user.id;
    if (ending === 'all') await endAll.mutateAsync({ params: { userId }, body: { reason } });
    else if (ending) {
      await endOne.mutateAsync({ params: { userId, sessionId: ending.id }, body: { reason } });
    }
    message.success(t(userWords.ended));
  }

  return (
    <Section
      title={t(userWords.sessions)}
      action={
        may && sessions.length > 1 ? (
          <Button danger onClick={() => setEnding('all')}>
            {t(userWords.endAll)}
          </Button>
        ) : null
      }
    >
      {sessions.length === 0 ? <p>{t(userWords.noSessions)}</p> : null}
      <RowList>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionText session={session} />
            {may ? (
              <Button
                danger
                aria-label={t(userWords.endOne, { device: deviceName(session.user_agent) })}
                onClick={() => setEnding(session)}
              >
                {t(userWords.end)}
              </Button>
            ) : null}
          </li>
        ))}
      </RowList>
      <ReasonDialog
        open={ending !== undefined}
        title={
          ending === 'all'
            ? t(userWords.endAllTitle, { count: sessions.length })
            : t(userWords.endTitle)
        }
        help={t(userWords.endHelp)}
        okText={ending === 'all' ? t(userWords.endAll) : t(userWords.end)}
        onClose={() => setEnding(undefined)}
        onReason={end}
      />
    </Section>
  );
}

function SessionText({ session }: { session: Session }) {
  return (
    <div>
      <strong>{deviceName(session.user_agent)}</strong> · {t(roleName[session.role])}{' '}
      {session.acted_by ? (
        <StatusTag tone="warning">{t(userWords.actedBy, { name: session.acted_by })}</StatusTag>
      ) : null}
      <p>
        {t(userWords.since)} <DateTimeText iso={session.created_at} /> · {t(userWords.lastCall)}{' '}
        <DateTimeText iso={session.last_seen_at} /> · {t(userWords.address)} {session.ip}
      </p>
    </div>
  );
}

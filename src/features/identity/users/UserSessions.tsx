import { users as contract, type UserDetail } from '@contract/identity/users';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { user as words } from '@contract/locales/es-MX/identity/users';
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
    message.success(t(words.ended));
  }

  return (
    <Section
      title={t(words.sessions)}
      action={
        may && sessions.length > 1 ? (
          <Button danger onClick={() => setEnding('all')}>
            {t(words.endAll)}
          </Button>
        ) : null
      }
    >
      {sessions.length === 0 ? <p>{t(words.noSessions)}</p> : null}
      <RowList>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionText session={session} />
            {may ? (
              <Button
                danger
                aria-label={t(words.endOne, { device: deviceName(session.user_agent) })}
                onClick={() => setEnding(session)}
              >
                {t(words.end)}
              </Button>
            ) : null}
          </li>
        ))}
      </RowList>
      <ReasonDialog
        open={ending !== undefined}
        title={
          ending === 'all' ? t(words.endAllTitle, { count: sessions.length }) : t(words.endTitle)
        }
        help={t(words.endHelp)}
        okText={ending === 'all' ? t(words.endAll) : t(words.end)}
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
        <StatusTag tone="warning">{t(words.actedBy, { name: session.acted_by })}</StatusTag>
      ) : null}
      <p>
        {t(words.since)} <DateTimeText iso={session.created_at} /> · {t(words.lastCall)}{' '}
        <DateTimeText iso={session.last_seen_at} /> · {t(words.address)} {session.ip}
      </p>
    </div>
  );
}

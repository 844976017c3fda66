import { users as contract, type UserDetail } from '@contract/identity/users';
import { roleName } from '@contract/kernel/roles';
import { deviceName } from '@portal/features/identity/users/device-name';
import { user as words } from '@portal/messages/users';
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

/** The sessions with which somebody could act as this person now, and how to end them. */
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
    message.success(words.ended);
  }

  return (
    <Section
      title={words.sessions}
      action={
        may && sessions.length > 1 ? (
          <Button danger onClick={() => setEnding('all')}>
            {words.endAll}
          </Button>
        ) : null
      }
    >
      {sessions.length === 0 ? <p>{words.noSessions}</p> : null}
      <RowList>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionText session={session} />
            {may ? (
              <Button
                danger
                aria-label={words.endOne(deviceName(session.user_agent))}
                onClick={() => setEnding(session)}
              >
                {words.end}
              </Button>
            ) : null}
          </li>
        ))}
      </RowList>
      <ReasonDialog
        open={ending !== undefined}
        title={ending === 'all' ? words.endAllTitle(sessions.length) : words.endTitle}
        help={words.endHelp}
        okText={ending === 'all' ? words.endAll : words.end}
        onClose={() => setEnding(undefined)}
        onReason={end}
      />
    </Section>
  );
}

function SessionText({ session }: { session: Session }) {
  return (
    <div>
      <strong>{deviceName(session.user_agent)}</strong> · {roleName[session.role]}{' '}
      {session.acted_by ? (
        <StatusTag tone="warning">{words.actedBy(session.acted_by)}</StatusTag>
      ) : null}
      <p>
        {words.since} <DateTimeText iso={session.created_at} /> · {words.lastCall}{' '}
        <DateTimeText iso={session.last_seen_at} /> · {words.address} {session.ip}
      </p>
    </div>
  );
}

import { users as contract, type UserDetail } from '@contract/identity/users';
import { user as userWords } from '@contract/locales/es-MX/identity/users';
import { t } from '@portal/i18n';

import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';

/** What lets a person in or keeps them out, and what staff may do about it. */
export function UserAccess({ user }: { user: UserDetail }) {
  return (
    <Section title={t(userWords.access)}>
      <RowList>
        <Row
          title={t(userWords.blockTitle)}
          text={blockText(user)}
          tag={
            user.blocked_until || user.closed_by_codes || user.unused ? (
              <StatusTag tone="danger">{t(userWords.blocked)}</StatusTag>
            ) : null
          }
        >
          <Unblock user={user} />
        </Row>
        <Row
          title={t(userWords.passwordTitle)}
          text={
            user.password_changed_at
              ? t(userWords.passwordChanged, { when: formatDate(user.password_changed_at) })
              : t(userWords.passwordAsOpened)
          }
        >
          <SendLink user={user} />
        </Row>
        <Row
          title={t(userWords.factorTitle)}
          text={
            user.second_factor_since
              ? t(userWords.factorSince, { when: formatDate(user.second_factor_since) })
              : t(userWords.factorOff)
          }
        />
      </RowList>
    </Section>
  );
}

function blockText({ blocked_until, closed_by_codes, unused }: UserDetail): string {
  if (closed_by_codes) return t(userWords.closedByCodes);
  if (blocked_until) return t(userWords.blockedUntil, { when: formatDateTime(blocked_until) });
  return unused ? t(userWords.unused) : t(userWords.notBlocked);
}

interface RowProps {
  title: string;
  text: string;
  tag?: ReactNode;
  children?: ReactNode;
}

function Row({ title, text, tag, children }: RowProps) {
  return (
    <li>
      <div>
        <strong>{title}</strong> {tag}
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}

function Unblock({ user }: { user: UserDetail }) {
  const may = useMay('users.unblock');
  const send = useAct(contract.unblock);
  return may && user.actions.includes('unblock') ? (
    <ActWithReason
      label={t(userWords.unblock)}
      title={t(userWords.unblockTitle, { name: user.full_name })}
      help={t(userWords.unblockHelp)}
      done={t(userWords.unblocked)}
      send={(reason) => send.mutateAsync({ params: { userId: user.id }, body: { reason } })}
    />
  ) : null;
}

function SendLink({ user }: { user: UserDetail }) {
  const may = useMay('users.reset-password');
  const send = useAct(contract.resetPassword);
  return may && user.actions.includes('reset_password') ? (
    <ActWithReason
      label={t(userWords.sendLink)}
      title={t(userWords.sendLinkTitle, { name: user.full_name })}
      help={t(userWords.sendLinkHelp, { email: user.email })}
      done={t(userWords.linkSent)}
      send={(reason) => send.mutateAsync({ params: { userId: user.id }, body: { reason } })}
    />
  ) : null;
}

interface ActProps {
  label: string;
  title: string;
  help: string;
  done: string;
  send: (reason: string) => Promise<unknown>;
}

function ActWithReason({ label, title, help, done, send }: ActProps) {
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ReasonDialog
        open={open}
        title={title}
        help={help}
        okText={label}
        onClose={() => setOpen(false)}
        onReason={async (reason) => {
          await send(reason);
          message.success(done);
        }}
      />
    </>
  );
}

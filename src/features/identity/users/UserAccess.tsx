import { users as contract, type UserAction, type UserDetail } from '@contract/identity/users';
import type { Permission } from '@contract/kernel/permissions';
import { user as userWords } from '@contract/locales/es-MX/identity/users';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { formatDate, formatDeadline } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { ProfileActs } from './ProfileActs';
import { Restriction } from './Restriction';
import { StaffDuties } from './StaffDuties';
import { blockWords, isShut } from './user-words';

/** What lets a person in or keeps them out, and what staff may do about it. */
export function UserAccess({ user }: { user: UserDetail }) {
  const acts = actsOn(user);
  return (
    <Section title={t(userWords.access)}>
      <RowList>
        {user.status === 'pending' ? (
          <Row title={t(userWords.activationTitle)} text={t(userWords.notActivated)}>
            <Act user={user} doing={acts.resend} />
          </Row>
        ) : null}
        <Row
          title={t(userWords.blockTitle)}
          text={blockText(user)}
          tag={isShut(user) ? <StatusTag tone="danger">{t(userWords.blocked)}</StatusTag> : null}
        >
          <Act user={user} doing={acts.unblock} />
          <Act user={user} doing={acts.block} />
        </Row>
        <Restriction user={user} />
        <Row
          title={t(userWords.passwordTitle)}
          text={
            user.password_changed_at
              ? t(userWords.passwordChanged, { when: formatDate(user.password_changed_at) })
              : t(userWords.passwordAsOpened)
          }
        >
          <Act user={user} doing={acts.sendLink} />
        </Row>
        <Row
          title={t(userWords.factorTitle)}
          text={
            user.second_factor_since
              ? t(userWords.factorSince, { when: formatDate(user.second_factor_since) })
              : t(userWords.factorOff)
          }
        >
          <Act user={user} doing={acts.resetFactor} />
        </Row>
        <ProfileActs user={user} />
        {user.roles.includes('admin') ? (
          <>
            <Row title={t(userWords.adminTitle)} text={t(userWords.isAdmin)}>
              <Act user={user} doing={acts.revokeAdmin} />
            </Row>
            <StaffDuties user={user} />
          </>
        ) : null}
      </RowList>
    </Section>
  );
}

function blockText({ staff_block, blocked_until, closed_by_codes, unused }: UserDetail): string {
  if (staff_block) {
    const { since, reason } = staff_block;
    return t(userWords.staffBlocked, { when: formatDate(since), reason });
  }
  if (closed_by_codes) return t(userWords.closedByCodes);
  if (blocked_until) return t(userWords.blockedUntil, { when: formatDeadline(blocked_until) });
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

type StaffAct =
  | typeof contract.block
  | typeof contract.unblock
  | typeof contract.resendActivation
  | typeof contract.resetPassword
  | typeof contract.resetSecondFactor
  | typeof contract.revokeAdmin;

interface Doing {
  action: UserAction;
  may: Permission;
  endpoint: StaffAct;
  label: string;
  title: string;
  help: string;
  done: string;
}

/** A button for an act of staff on a person, where the act is possible now and the current user may do it. */
function Act({ user, doing }: { user: UserDetail; doing: Doing }) {
  const may = useMay(doing.may);
  const send = useAct(doing.endpoint);
  return may && user.actions.includes(doing.action) ? (
    <ActWithReason
      {...doing}
      send={(reason) => send.mutateAsync({ params: { userId: user.id }, body: { reason } })}
    />
  ) : null;
}

const actsOn = ({ full_name: name, email, ...user }: UserDetail) =>
  ({
    block: {
      action: 'block',
      may: 'users.edit',
      endpoint: contract.block,
      title: t(userWords.blockAsk, { name }),
      ...blockWords(user),
      done: t(userWords.blockDone),
    },
    unblock: {
      action: 'unblock',
      may: 'users.unblock',
      endpoint: contract.unblock,
      label: t(userWords.unblock),
      title: t(userWords.unblockTitle, { name }),
      help: t(userWords.unblockHelp),
      done: t(userWords.unblocked),
    },
    resend: {
      action: 'resend_activation',
      may: 'users.edit',
      endpoint: contract.resendActivation,
      label: t(userWords.resend),
      title: t(userWords.resendAsk, { name }),
      help: t(userWords.resendHelp, { email }),
      done: t(userWords.resent),
    },
    sendLink: {
      action: 'reset_password',
      may: 'users.reset-password',
      endpoint: contract.resetPassword,
      label: t(userWords.sendLink),
      title: t(userWords.sendLinkTitle, { name }),
      help: t(userWords.sendLinkHelp, { email }),
      done: t(userWords.linkSent),
    },
    resetFactor: {
      action: 'reset_second_factor',
      may: 'users.edit',
      endpoint: contract.resetSecondFactor,
      label: t(userWords.resetFactor),
      title: t(userWords.resetFactorAsk, { name }),
      help: t(userWords.resetFactorHelp),
      done: t(userWords.factorReset),
    },
    revokeAdmin: {
      action: 'revoke_admin',
      may: 'users.edit',
      endpoint: contract.revokeAdmin,
      label: t(userWords.revokeAdmin),
      title: t(userWords.revokeAdminAsk, { name }),
      help: t(userWords.revokeAdminHelp),
      done: t(userWords.adminRevoked),
    },
  }) as const satisfies Record<string, Doing>;

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

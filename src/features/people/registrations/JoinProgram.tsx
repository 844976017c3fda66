import { roleName } from '@contract/locales/es-MX/identity/roles';
import { programJoining as words } from '@contract/locales/es-MX/people/program-joining';
import type { programUsers } from '@contract/people/program-users';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { discardDraft, readDraft, writeDraft } from '@portal/ui/form/drafts';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useState } from 'react';
import { EnterAs } from './EnterAs';

const KEY = { owner: 'pass', form: 'program-invitation' };

/** The invitation that was kept in this tab while its person signed in; empty for none. */
export function keptInvitation(): string {
  const token = readDraft(KEY)?.token;
  return typeof token === 'string' ? token : '';
}

/** Keeps the invitation in this tab, out of every address, while its person signs in with the account they have. */
export function UseAccount({ token }: { token: string }) {
  return (
    <>
      <p>{t(words.haveAccount)}</p>
      <PublicButton
        look="plain"
        onClick={() => {
          writeDraft(KEY, { token }, []);
          location.assign(`/login?redirect=${encodeURIComponent(location.pathname)}`);
        }}
      >
        {t(words.useAccount)}
      </PublicButton>
    </>
  );
}

/** A signed-in person accepts an invitation to a program with their account. */
export function JoinProgram({ token }: { token: string }) {
  const [joined, setJoined] = useState<Answer<typeof programUsers.join>>();
  if (joined) {
    const { program, program_id: programId, role } = joined;
    return (
      <FormShell
        title={t(words.doneTitle, { program })}
        explanation={t(words.done, { role: t(roleName[role]) })}
      >
        <EnterAs profile={role} programId={programId} label={t(words.enter)} />
      </FormShell>
    );
  }
  return (
    <RedeemLink
      token={token}
      title={t(words.title)}
      help={t(words.help)}
      action={t(words.accept)}
      redeem={async () => {
        const { programUsers } = await import('@contract/people/program-users');
        setJoined(await call(programUsers.join, { body: { token } }));
        discardDraft(KEY);
      }}
    />
  );
}

import type { Role } from '@contract/kernel/roles';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { enter } from '@portal/screens/enter';
import { session } from '@portal/session/portal-session';
import { currentProgram } from '@portal/session/state';
import { useSwitchRole } from '@portal/session/use-switch-role';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';

interface EnterAsProps {
  profile: Role;
  /** Of the person's programs, the one to enter. */
  programId?: string;
  /** Where to; the first screen of the profile where it is not said. */
  to?: string;
  label: string;
}

/** The way on for who is signed in, into a profile that they have now: without signing in again. */
export function EnterAs({ profile, programId, to, label }: EnterAsProps) {
  const { choose, busy, failure } = useSwitchRole(async () => {
    if (programId && currentProgram(session.state())?.id !== programId) {
      const { pickProgram } = await import('@portal/session/pick-program');
      await pickProgram(programId);
    }
    await enter(to ?? null);
  });
  return (
    <>
      {failure ? <PublicAlert tone="danger">{failure}</PublicAlert> : null}
      <PublicButton block busy={busy !== undefined} onClick={() => void choose(profile)}>
        {busy ? t(common.sending) : label}
      </PublicButton>
    </>
  );
}

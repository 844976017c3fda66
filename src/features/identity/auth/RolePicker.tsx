import type { UserInfo } from '@contract/identity/users';
import type { Role } from '@contract/kernel/roles';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { session as sessionWords } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { session } from '@portal/session/portal-session';
import { toFailure } from '@portal/ui/failure';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { useState } from 'react';

interface RolePickerProps {
  user: UserInfo;
  onChosen: () => Promise<void>;
}

/** For people with several profiles; the one that the session has already is there at once. */
export function RolePicker({ user, onChosen }: RolePickerProps) {
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<Role>();

  async function choose(role: Role) {
    if (busy) return;
    setBusy(role);
    setFailure(undefined);
    try {
      if (role !== user.role) await session.switchRole(role);
      await onChosen();
    } catch (thrown) {
      setFailure(toFailure(thrown).message);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <FormShell title={t(sessionWords.chooseRole)}>
      {failure ? <PublicAlert tone="danger">{failure}</PublicAlert> : null}
      <div className="pub-choices">
        {(user.valid_roles ?? []).map((role) => (
          <PublicButton
            key={role}
            look="plain"
            block
            busy={busy === role}
            onClick={() => void choose(role)}
          >
            {t(roleName[role])}
          </PublicButton>
        ))}
      </div>
    </FormShell>
  );
}

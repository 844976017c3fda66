import type { UserInfo } from '@contract/identity/users';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { session as sessionWords } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { profilesOf } from '@portal/session/state';
import { useSwitchRole } from '@portal/session/use-switch-role';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';

interface RolePickerProps {
  user: UserInfo;
  onChosen: () => Promise<void>;
}

/** For people with several profiles; the one that the session has already is there at once. */
export function RolePicker({ user, onChosen }: RolePickerProps) {
  const { choose, busy, failure } = useSwitchRole(onChosen);
  return (
    <FormShell title={t(sessionWords.chooseRole)}>
      {failure ? <PublicAlert tone="danger">{failure}</PublicAlert> : null}
      <div className="pub-choices">
        {profilesOf(user).map((role) => (
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

import type { UserInfo } from '@contract/identity/users';
import { matchScreen } from '@contract/kernel/match-screen';
import type { Role } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { standing } from '@contract/locales/es-MX/identity/standing';
import { isOnboardingComplete } from '@contract/people/onboarding';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { homeOf } from '@portal/screens/derive';
import { stepOf } from '@portal/session/state';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { SupportLink } from '@portal/ui/SupportLink';
import { Alert } from 'antd';
import { useLocation } from 'react-router';
import styles from './layout.module.css';
import { useScreens } from './screens-context';

/** What its own account has to say to a person on every screen. */
export function AccountNotices({ user }: { user: UserInfo }) {
  const level = user.restriction_level ?? 0;
  return (
    <>
      {level > 0 ? <Restricted user={user} level={level} /> : null}
      {user.need_program_access ? (
        <Alert
          role="note"
          type="info"
          showIcon
          className={styles.standing}
          message={t(standing.noProgram)}
          description={t(standing.noProgramText)}
        />
      ) : null}
      {user.update_profile_info ? <DataToGive user={user} /> : null}
    </>
  );
}

function Restricted({ user, level }: { user: UserInfo; level: number }) {
  const reading = level >= 2;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      className={styles.standing}
      message={t(reading ? standing.reading : standing.limited)}
      description={
        <>
          <p>{t(reading ? standing.readingText : limitedText(user.role))}</p>
          {user.restriction_reason ? (
            <p>{t(standing.reason, { reason: user.restriction_reason })}</p>
          ) : null}
          <p>
            {config().supportEmail ? (
              <>
                {t(standing.wrong)} <SupportLink />
              </>
            ) : (
              t(standing.wrongAsk, { brand: config().brand })
            )}
          </p>
        </>
      }
    />
  );
}

function limitedText(role: Role) {
  if (role === 'client' || role === 'investor') return standing.limitedText[role];
  return role === 'supplier' || role === 'supplier_agent'
    ? standing.limitedText.supplier
    : standing.limitedText.other;
}

/** A seller is asked for nothing besides what their onboarding asks for. */
const profiles: Partial<Record<Role, string>> = {
  client: href('applicantProfile'),
  investor: href('investorProfile'),
  supplier: href('supplierInformation'),
};

/** Data asked for on the home after the onboarding; before its end that says itself what lacks, and the profile always does. */
function DataToGive({ user }: { user: UserInfo }) {
  const { pathname } = useLocation();
  const screens = useScreens();
  const shown = matchScreen(screens, pathname)?.screen.key;
  const profile = profiles[user.role];
  if (!profile || isOnboarding(user) || shown !== homeOf(screens, user.role)) return null;
  return (
    <Alert
      role="note"
      type="info"
      showIcon
      className={styles.standing}
      message={t(standing.dataMissing)}
      action={
        <ButtonLink size="small" to={profile}>
          {t(standing.giveData)}
        </ButtonLink>
      }
    />
  );
}

function isOnboarding(user: UserInfo): boolean {
  const { role, user_person_type: personType } = user;
  if (role !== 'client' && role !== 'investor' && role !== 'supplier') return false;
  return !isOnboardingComplete(role, personType ?? 1, stepOf(user));
}

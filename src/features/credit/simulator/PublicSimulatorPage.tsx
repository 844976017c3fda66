import { publicPaths } from '@contract/kernel/public-paths';
import { href } from '@contract/kernel/screens';
import { simulatorWords as words } from '@contract/locales/es-MX/credit/simulations';
import { publicScreens } from '@contract/locales/es-MX/screens/public';
import { t } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { carryIntoRequest } from '../projects/start-of-request';
import { Simulator } from './Simulator';

/** The simulator without a session: nothing is kept before one asks for the credit. */
export function PublicSimulatorPage() {
  const { params, query } = usePublicPlace();
  const applicant = useSession((state) => {
    const user = actingUser(state);
    return user?.role === 'client' ? user.user_id : undefined;
  });
  const to = applicant === undefined ? '/registro/client' : href('applicantProjectCreate');
  return (
    <div className="pub-stack">
      <div className="pub-intro">
        <h1>{t(publicScreens.simulator)}</h1>
        <p className="pub-muted">{t(words.help)}</p>
      </div>
      <Simulator
        loanType={params.loanType}
        search={query}
        path={publicPaths.simulator}
        ask={(credit) => {
          const carry = () => carryIntoRequest(applicant?.toString(), credit);
          return (
            <PublicLink
              look="primary"
              href={to}
              onClick={carry}
              onAuxClick={({ button }) => button === 1 && carry()}
            >
              {t(words.ask)}
            </PublicLink>
          );
        }}
      />
    </div>
  );
}

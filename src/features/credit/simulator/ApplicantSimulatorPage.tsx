import { href, screenPaths } from '@contract/kernel/screens';
import { simulatorWords as words } from '@contract/locales/es-MX/credit/simulations';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useDraftOwner } from '@portal/ui/form/draft-owner';
import type { SimulatedCredit } from '@portal/ui/form/simulated-credit';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { carryIntoRequest } from '../projects/start-of-request';
import { Simulator } from './Simulator';

/** The applicant's simulator, whose credit their next request begins with. */
export function ApplicantSimulatorPage() {
  const mayAsk = useMay('projects.create');
  const { search } = useLocation();
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <Simulator
        loanType={useParam('loanType')}
        search={new URLSearchParams(search)}
        path={screenPaths.loanSimulator}
        ask={(credit) => (mayAsk ? <AskLink credit={credit} /> : null)}
      />
    </Page>
  );
}

function AskLink({ credit }: { credit: SimulatedCredit }) {
  const owner = useDraftOwner();
  const to = href('applicantProjectCreate');
  const follow = useLinkClickHandler<HTMLElement>(to);
  const carry = () => carryIntoRequest(owner, credit);
  return (
    <Button
      type="primary"
      size="large"
      href={useHref(to)}
      onClick={(event) => {
        carry();
        follow(event);
      }}
      onAuxClick={({ button }) => button === 1 && carry()}
    >
      {t(words.ask)}
    </Button>
  );
}

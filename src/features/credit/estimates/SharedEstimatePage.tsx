import { type SharedEstimate, sharedEstimates } from '@contract/credit/estimates';
import { productCatalog } from '@contract/credit/product-catalog';
import { simulationAddress } from '@contract/credit/simulation-address';
import { publicPaths } from '@contract/kernel/public-paths';
import { href } from '@contract/kernel/screens';
import { sharedEstimateWords as words } from '@contract/locales/es-MX/credit/estimates-page';
import { errors, recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { call, callFile } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { toFailure } from '@portal/ui/failure';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { useEffect, useState } from 'react';
import { carryIntoRequest } from '../projects/start-of-request';
import { EstimateNotes, FactList, LeadingFigures } from './EstimateFigures';
import { estimateText } from './estimate-text';

type State = 'loading' | 'failed' | 'gone' | SharedEstimate;

/** What an installer estimated for somebody, as it stood on its day, without an account. */
export function SharedEstimatePage() {
  const { code = '' } = usePublicPlace().params;
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    const left = new AbortController();
    call(sharedEstimates.show, { params: { code } }, { signal: left.signal }).then(
      setState,
      (thrown: unknown) => {
        if (left.signal.aborted) return;
        const isGone = thrown instanceof ApiFailure && thrown.refused;
        setState(isGone ? 'gone' : 'failed');
      },
    );
    return () => left.abort();
  }, [code, attempt]);
  if (state === 'loading') return <p role="status">{t(words.loading)}</p>;
  if (state === 'gone') {
    return (
      <PublicCard level={1} title={t(words.goneTitle)} explanation={t(words.gone)}>
        {null}
      </PublicCard>
    );
  }
  if (state === 'failed') {
    return (
      <PublicAlert tone="danger">
        <p>{t(errors.dataLoad)}</p>
        <PublicButton look="plain" onClick={() => setAttempt(attempt + 1)}>
          {t(recovery.reload)}
        </PublicButton>
      </PublicAlert>
    );
  }
  return <Estimate estimate={state} />;
}

function Estimate({ estimate }: { estimate: SharedEstimate }) {
  const { figures, supplier_name: company } = estimate;
  const text = estimateText(figures);
  return (
    <div className="pub-stack pub-reading">
      <div className="pub-intro">
        <h1>{t(words.title, { company })}</h1>
        <p className="pub-muted">{t(words.lead, { day: figures.rates_on })}</p>
      </div>
      <PublicCard>
        <LeadingFigures text={text} />
        <EstimateNotes notes={text.notes} />
        <AskLink estimate={estimate} />
        <p className="pub-muted">{t(words.askHelp)}</p>
        <PublicLink href={simulatorOf(estimate)}>{t(words.simulate)}</PublicLink>
        <FileLink code={estimate.code} />
      </PublicCard>
      <PublicCard title={t(words.system)}>
        <FactList facts={text.system} />
      </PublicCard>
      <PublicCard title={t(words.credit)}>
        <FactList facts={text.credit} />
      </PublicCard>
    </div>
  );
}

/** The request of a client begins with it; who has no account registers first, by the installer's invitation. */
function AskLink({ estimate }: { estimate: SharedEstimate }) {
  const { figures, referral_code: code, supplier_id: supplierId } = estimate;
  const applicant = useSession((state) => {
    const user = actingUser(state);
    return user?.role === 'client' ? user.user_id : undefined;
  });
  const product = productCatalog.find(({ name }) => name === figures.technology);
  const invited = code ? `?invitacion=${encodeURIComponent(code)}` : '';
  const to =
    applicant === undefined ? `/registro/client${invited}` : href('applicantProjectCreate');
  const carry = () =>
    carryIntoRequest(applicant?.toString(), {
      amount_cents: figures.principal_cents,
      term_months: figures.term_months,
      ...(product && { product_id: product.id }),
      ...(supplierId && { supplier_id: supplierId }),
    });
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
}

const simulatorOf = ({ figures }: SharedEstimate): string =>
  simulationAddress(publicPaths.simulator, figures.technology, {
    amount_cents: figures.price_cents,
    down_payment_cents: figures.down_payment_cents || undefined,
    term_months: figures.term_months,
    bill_cents: figures.monthly_bill_cents,
    saved_bp: figures.saved_bp,
    growth_bp: figures.growth_bp || undefined,
  });

function FileLink({ code }: { code: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save() {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const [file, { saveFile }] = await Promise.all([
        callFile(sharedEstimates.file, { params: { code } }),
        import('@portal/ui/table/export-rows'),
      ]);
      saveFile(file.name, file);
    } catch (thrown) {
      setProblem(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <PublicButton look="plain" busy={busy} onClick={() => void save()}>
        {t(words.pdf)}
      </PublicButton>
      {problem ? <PublicAlert tone="danger">{problem}</PublicAlert> : null}
    </>
  );
}

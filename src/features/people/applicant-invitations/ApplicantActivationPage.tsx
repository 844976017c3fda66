import type { preparedRequests } from '@contract/credit/prepared-requests';
import { productName } from '@contract/credit/product-catalog';
import { href } from '@contract/kernel/screens';
import { creditActivation as words } from '@contract/locales/es-MX/people/credit-activation';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useSession } from '@portal/session/use-session';
import { formatMoney } from '@portal/ui/format';
import { AskAnotherLink } from '@portal/ui/public/AskAnotherLink';
import { Done } from '@portal/ui/public/Done';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { FactList } from '../co-obligors/FactList';
import { clock } from '../identity-capture/clock';
import { EnterAs } from '../registrations/EnterAs';
import { ActivationForm } from './ActivationForm';
import { ConfirmSignedIn, EnterToConfirm } from './ConfirmSignedIn';

const contract = () =>
  import('@contract/credit/prepared-requests').then((file) => file.preparedRequests);

/** Who was asked a credit for sees it, and activates the account that asks for it. */
export function ApplicantActivationPage() {
  const { token = '', loanId = '' } = usePublicPlace().params;
  const { answer, reading, keep, forget } = useKeptAnswer(
    `credit-activation:${loanId}`,
    token,
    async () => (await contract()).redeem.response,
  );
  const account = useSession((state) => (state.phase === 'ready' ? state.user : null));
  const [projectId, setProjectId] = useState<string>();
  if (projectId) return <Asked projectId={projectId} isSignedIn={account !== null} />;
  if (reading) return null;
  if (!answer) {
    return (
      <RedeemLink
        token={token}
        title={t(words.title)}
        help={t(words.help)}
        action={t(words.begin)}
        aside={
          <AskAnotherLink
            title={t(words.another)}
            help={t(words.anotherHelp)}
            submitLabel={t(words.sendAnother)}
            load={async () => ({ body: (await contract()).askAnew.body })}
            send={async (body) => call((await contract()).askAnew, { body }, { token: null })}
          />
        }
        redeem={async () => {
          const { redeem } = await contract();
          keep(await call(redeem, { body: { token, loan_id: loanId } }, { token: null }));
        }}
      />
    );
  }
  const finish = (id: string) => {
    forget();
    setProjectId(id);
  };
  return (
    <div className="pub-narrow">
      <Credit request={answer} />
      {account ? (
        <ConfirmSignedIn name={account.name ?? ''} pass={answer.pass} onDone={finish} />
      ) : (
        <>
          <PublicCard title={t(words.accountTitle)} explanation={t(words.accountHelp)}>
            <ActivationForm pass={answer.pass} onDone={finish} />
          </PublicCard>
          <EnterToConfirm />
        </>
      )}
    </div>
  );
}

function Asked({ projectId, isSignedIn }: { projectId: string; isSignedIn: boolean }) {
  const credit = href('loanApplication', { projectId });
  if (isSignedIn) {
    return (
      <FormShell title={t(words.askedTitle)} explanation={t(words.asked)}>
        <EnterAs profile="client" to={credit} label={t(words.enter)} />
      </FormShell>
    );
  }
  return (
    <Done
      title={t(words.doneTitle)}
      explanation={t(words.done)}
      next={{ href: `/login?redirect=${encodeURIComponent(credit)}`, label: t(words.enter) }}
    />
  );
}

type Asked = Answer<typeof preparedRequests.redeem>;

function Credit({ request }: { request: Asked }) {
  const { full_name: name, installer, expires_at: ends, term_months: months } = request;
  return (
    <PublicCard
      level={1}
      title={t(words.title)}
      explanation={t(words.greeting, { name, installer, time: clock(ends) })}
    >
      <FactList
        facts={[
          [t(words.product), productName(request.product_id)],
          [t(words.amount), formatMoney(request.amount_cents)],
          [t(words.term), t(words.months, { count: months })],
          [t(words.payment), formatMoney(request.payment_cents)],
          [t(words.place), request.place],
          ...(request.lines.length > 0 ? [[t(words.lines), linesText(request)] as const] : []),
        ]}
      />
      <p className="pub-muted">{t(words.paymentHelp)}</p>
    </PublicCard>
  );
}

const linesText = ({ lines }: Asked) =>
  lines.map(({ quantity, name }) => t(words.line, { quantity, name })).join('; ');

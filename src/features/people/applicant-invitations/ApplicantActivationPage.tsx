import type { preparedRequests } from '@contract/credit/prepared-requests';
import { productName } from '@contract/credit/product-catalog';
import { href } from '@contract/kernel/screens';
import { session } from '@contract/locales/es-MX/identity/session';
import { creditActivation as words } from '@contract/locales/es-MX/people/credit-activation';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { formatMoney } from '@portal/ui/format';
import { AskAnotherLink } from '@portal/ui/public/AskAnotherLink';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { FactList } from '../co-obligors/FactList';
import { clock } from '../identity-capture/clock';
import { ActivationForm } from './ActivationForm';

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
  const [projectId, setProjectId] = useState<string>();
  if (projectId) {
    const credit = href('loanApplication', { projectId });
    return (
      <FormShell title={t(words.doneTitle)} explanation={t(words.done)}>
        <PublicLink look="primary" block href={`/login?redirect=${encodeURIComponent(credit)}`}>
          {t(words.enter)}
        </PublicLink>
      </FormShell>
    );
  }
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
  return (
    <div className="pub-narrow">
      <Credit request={answer} />
      <PublicCard title={t(words.accountTitle)} explanation={t(words.accountHelp)}>
        <ActivationForm
          pass={answer.pass}
          onDone={(id) => {
            forget();
            setProjectId(id);
          }}
        />
      </PublicCard>
      <div className="pub-aside">
        <PublicLink href="/login">{t(session.signIn)}</PublicLink>
      </div>
    </div>
  );
}

function Credit({ request }: { request: Answer<typeof preparedRequests.redeem> }) {
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
        ]}
      />
      <p className="pub-muted">{t(words.paymentHelp)}</p>
    </PublicCard>
  );
}

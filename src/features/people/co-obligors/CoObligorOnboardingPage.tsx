import { href } from '@contract/kernel/screens';
import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { formatMoney } from '@portal/ui/format';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { AcceptanceForm } from './AcceptanceForm';
import { AskAnew } from './AskAnew';
import styles from './co-obligors.module.css';
import { Decline } from './Decline';
import { FactList } from './FactList';
import { LegalText } from './LegalText';
import { tasks } from './tasks';

type Outcome = { kind: 'declined' } | { kind: 'accepted'; next: string | null };

const words = coObligorPages.onboarding;

/** Who was named reads who asks and what it means, and accepts or declines. */
export function CoObligorOnboardingPage() {
  const { secret } = usePublicPlace();
  const {
    answer: request,
    reading,
    keep,
    forget,
  } = useKeptAnswer(
    'co-obligor-onboarding',
    secret,
    async () => (await tasks()).redeemOnboarding.response,
  );
  const [read, setRead] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  if (reading) return null;
  if (!request) {
    return (
      <RedeemLink
        token={secret}
        title={t(words.title)}
        help={t(words.help)}
        action={t(coObligorPages.begin)}
        aside={<AskAnew />}
        redeem={async () => {
          const { redeemOnboarding } = await tasks();
          keep(await call(redeemOnboarding, { body: { token: secret } }, { token: null }));
        }}
      />
    );
  }
  if (outcome) return <Answered outcome={outcome} name={request.applicant_name} />;
  const answered = (given: Outcome) => {
    forget();
    setOutcome(given);
  };
  const { amount_cents: amount, term_months: months, payment_cents: payment } = request;
  return (
    <div className={`pub-narrow ${styles.page}`}>
      <PublicCard
        level={1}
        title={t(words.title)}
        explanation={t(words.asks, { name: request.applicant_name, relation: request.relation })}
      >
        <FactList
          facts={[
            [t(words.amount), formatMoney(amount)],
            [t(words.term), t(words.months, { months })],
            [t(words.payment), payment === null ? t(words.unknown) : formatMoney(payment)],
          ]}
        />
      </PublicCard>
      <LegalText text={request.text} onRead={() => setRead(true)} />
      <AcceptanceForm
        request={request}
        read={read}
        onAccepted={(next) => answered({ kind: 'accepted', next })}
      />
      <Decline
        help={t(words.declineHelp, { name: request.applicant_name })}
        body={async () => (await tasks()).decline.body.omit({ pass: true })}
        send={async ({ reason }) => {
          const { decline } = await tasks();
          await call(decline, { body: { pass: request.pass, reason } }, { token: null });
        }}
        onDeclined={() => answered({ kind: 'declined' })}
      />
    </div>
  );
}

function Answered({ outcome, name }: { outcome: Outcome; name: string }) {
  if (outcome.kind === 'declined') {
    return (
      <FormShell title={t(words.declinedTitle)} explanation={t(words.declined, { name })}>
        {null}
      </FormShell>
    );
  }
  return (
    <FormShell title={t(words.acceptedTitle)} explanation={t(words.acceptedHelp)}>
      {outcome.next ? (
        <PublicLink look="primary" block href={`${href('coObligorIdentity')}#${outcome.next}`}>
          {t(words.toIdentity)}
        </PublicLink>
      ) : null}
    </FormShell>
  );
}

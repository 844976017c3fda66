import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { receipt } from '@contract/locales/es-MX/kernel/receipt';
import { call, callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { formatDate, formatDateTime, formatMoney, formatPercent } from '@portal/ui/format';
import { ReadToEnd } from '@portal/ui/paper/ReadToEnd';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { RedeemLink } from '@portal/ui/public/RedeemLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { AgreementText } from './AgreementText';
import { AskAnew } from './AskAnew';
import { agreementTasks } from './agreement-tasks';
import { BringFile } from './BringFile';
import styles from './co-obligors.module.css';
import { Decline } from './Decline';
import { FactList } from './FactList';
import { SignAgreement } from './SignAgreement';

const words = coObligorPages.restructure;

/** A co-obligor reads how the credit that they answer for is paid from now on, and signs or declines. */
export function CoObligorRestructurePage() {
  const { secret } = usePublicPlace();
  const {
    answer: opened,
    reading,
    keep,
    forget,
  } = useKeptAnswer('co-obligor-restructure', secret, async () => {
    const { agreementOpened } = await import('./agreement-opened');
    return agreementOpened;
  });
  const [read, setRead] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'signed' | 'declined'; at: string }>();
  if (reading) return null;
  if (!opened) {
    return (
      <RedeemLink
        token={secret}
        title={t(words.title)}
        help={t(words.help)}
        action={t(coObligorPages.begin)}
        aside={<AskAnew />}
        redeem={async () => {
          const { redeem } = await agreementTasks();
          keep(await call(redeem, { body: { token: secret } }, { token: null }));
        }}
      />
    );
  }
  const { applicant_name: name } = opened;
  if (outcome) {
    const signed = outcome.kind === 'signed';
    return (
      <FormShell
        title={t(signed ? words.signedTitle : words.declinedTitle)}
        explanation={signed ? t(words.signed) : t(words.declined, { name })}
      >
        <FactList
          facts={[
            [t(receipt.folio), opened.folio],
            [t(words.capital), formatMoney(opened.capital_cents)],
            [t(words.total), formatMoney(opened.total_cents)],
            [t(receipt.when), formatDateTime(outcome.at)],
          ]}
        />
        <PublicButton look="plain" block onClick={() => window.print()}>
          {t(receipt.print)}
        </PublicButton>
      </FormShell>
    );
  }
  const answered = (given: 'signed' | 'declined') => {
    forget();
    setOutcome({ kind: given, at: new Date().toISOString() });
  };
  const { paper } = opened;
  const [first] = opened.rows;
  return (
    <div className={`pub-narrow ${styles.page}`}>
      <PublicCard
        level={1}
        title={t(words.title)}
        explanation={t(words.asks, { name, folio: opened.folio, day: opened.sign_until })}
      >
        <FactList
          facts={[
            [t(words.capital), formatMoney(opened.capital_cents)],
            [t(words.carried), formatMoney(opened.interest_cents + opened.vat_cents)],
            [t(words.condoned), formatMoney(opened.condoned_cents)],
            [
              t(words.rate),
              t(words.fromTo, {
                before: formatPercent(opened.annual_rate_bp_before),
                after: formatPercent(opened.annual_rate_bp),
              }),
            ],
            [t(words.cat), opened.cat_bp === null ? t(words.noCat) : formatPercent(opened.cat_bp)],
            ...(paper
              ? [[t(words.lateRate), formatPercent(paper.summary.late_rate_bp)] as const]
              : []),
            [
              t(words.months),
              t(words.fromTo, {
                before: String(opened.months_before),
                after: String(opened.months),
              }),
            ],
            [t(words.firstDue), formatDate(opened.first_due_on)],
            [t(words.first), formatMoney(first?.total_cents ?? 0)],
            [t(words.payment), formatMoney(opened.payment_cents)],
            [t(words.lastDue), formatDate(opened.last_due_on)],
            [t(words.total), formatMoney(opened.total_cents)],
          ]}
        />
      </PublicCard>
      <PublicCard title={t(words.agreement)} explanation={t(words.duty)}>
        {paper ? (
          <ReadToEnd onRead={() => setRead(true)}>
            <AgreementText paper={paper} />
          </ReadToEnd>
        ) : null}
        <BringFile
          label={t(words.download)}
          fileName={t(words.fileName, { folio: opened.folio })}
          load={async () => {
            const { agreement } = await agreementTasks();
            return callFile(agreement, { body: { pass: opened.pass } }, { token: null });
          }}
          onBrought={() => setRead(true)}
        />
      </PublicCard>
      <SignAgreement
        opened={opened}
        read={read}
        onSent={(nip_ends_at) => keep({ ...opened, nip_ends_at })}
        onDone={() => answered('signed')}
      />
      <Decline
        help={t(words.declineHelp, { name })}
        body={async () => (await agreementTasks()).decline.body.omit({ pass: true })}
        send={async ({ reason }) => {
          const { decline } = await agreementTasks();
          const { pass } = opened;
          await call(decline, { body: { pass, reason } }, { token: null });
        }}
        onDeclined={() => answered('declined')}
      />
    </div>
  );
}

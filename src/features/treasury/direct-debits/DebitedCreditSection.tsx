import { href } from '@contract/kernel/screens';
import { autopay as words } from '@contract/locales/es-MX/treasury/direct-debits';
import type { DebitedCredit, DirectDebit, directDebits } from '@contract/treasury/direct-debits';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { FormDrawer } from '@portal/ui/form/FormDialog';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { accountOf, chargeState } from './charge-tones';
import { MandateActions } from './MandateActions';
import { MandateForm } from './MandateForm';

interface DebitedCreditSectionProps {
  credit: DebitedCredit;
  sources: Answer<typeof directDebits.list>['sources'];
}

/** A credit with its mandate: what is charged next, by which terms, and what its person may do. */
export function DebitedCreditSection({ credit, sources }: DebitedCreditSectionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const may = useMay('direct-debits.create') && sources.length > 0;
  const { mandate, instalment } = credit;
  return (
    <Section title={credit.project_folio}>
      <Flex vertical gap="middle">
        {mandate ? (
          <>
            <NextCharge credit={credit} mandate={mandate} />
            <Terms mandate={mandate} />
            <MandateActions mandate={mandate} onEdit={may ? () => setOpen(true) : undefined} />
          </>
        ) : (
          <>
            <p>
              {t(words.none)}{' '}
              {instalment
                ? t(words.lead, {
                    amount: formatMoney(instalment.amount_cents),
                    day: formatDate(instalment.due_on),
                  })
                : null}
            </p>
            {may ? (
              <div>
                <Button type="primary" onClick={() => setOpen(true)}>
                  {t(words.activate)}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Flex>
      <FormDrawer
        open={open}
        title={t(words.title[mandate ? 'edit' : 'create'])}
        width={480}
        onClose={close}
      >
        <MandateForm credit={credit} sources={sources} onDone={close} />
      </FormDrawer>
    </Section>
  );
}

interface StandingProps {
  credit: DebitedCredit;
  mandate: DirectDebit;
}

/** The figure that the screen is opened for, and what is to be known of it. */
function NextCharge({ credit: { next }, mandate }: StandingProps) {
  const { status, pause_reason: why, source } = mandate;
  return (
    <>
      {status === 'paused' && why ? (
        <Alert
          type={why === 'person' ? 'info' : 'warning'}
          showIcon
          message={t(words.paused[why], { last4: source.last4 })}
        />
      ) : null}
      {next || status === 'active' ? (
        <StatRow>
          <StatCard
            label={t(words.next)}
            value={next ? <MoneyText centavos={next.amount_cents} /> : t(words.nothing)}
            hint={
              next
                ? t(words.nextOn, {
                    day: formatDate(next.charge_on),
                    number: next.n,
                    due: formatDate(next.due_on),
                  })
                : null
            }
            help={
              next?.status ? (
                <StatusTag tone={chargeState(next.status).tone}>
                  {chargeState(next.status).text}
                </StatusTag>
              ) : null
            }
          />
        </StatRow>
      ) : null}
      {next?.status === 'sent' ? <p>{t(words.sentHelp)}</p> : null}
      {next && next.charge_on > next.due_on ? (
        <Alert
          type="warning"
          showIcon
          message={t(words.late)}
          action={<ButtonLink to={href('makePayment')}>{t(words.payNow)}</ButtonLink>}
        />
      ) : null}
      {next && next.rest_cents > 0 ? (
        <Alert
          type="warning"
          showIcon
          message={t(words.rest, { amount: formatMoney(next.rest_cents) })}
        />
      ) : null}
    </>
  );
}

const Terms = ({ mandate }: Pick<StandingProps, 'mandate'>) => (
  <DescriptionList
    rows={[
      { label: t(words.source), value: accountOf(mandate.source) },
      {
        label: t(mandate.source.kind === 'card' ? words.authorised : words.holder),
        value: mandate.source.holder,
      },
      { label: t(words.day), value: t(words.dayOf, { day: formatNumber(mandate.day) }) },
      { label: t(words.most), value: <MoneyText centavos={mandate.most_cents} /> },
      { label: t(words.agreed), value: formatDateTime(mandate.agreed_at) },
    ]}
  />
);

import { bankDay as dayWords } from '@contract/locales/es-MX/treasury/bank-days';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { payout as payoutWords } from '@contract/locales/es-MX/treasury/payouts';
import { bankMovements, MOST_ROUNDING_CENTS } from '@contract/treasury/bank-movements';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { FormDrawer } from '@portal/ui/form/FormDialog';
import { formatDate, formatMoney } from '@portal/ui/format';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { BankBalanceForm } from '../bank-days/BankBalanceForm';
import { BankDayTable } from '../bank-days/BankDayTable';
import { DifferenceList } from '../bank-days/DifferenceList';
import { BankMovementForm } from '../bank-movements/BankMovementForm';
import { BankMovementTable } from '../bank-movements/BankMovementTable';
import { CoverRounding } from '../bank-movements/CoverRounding';
import { StatementImport } from '../bank-movements/StatementImport';
import { PayoutSources } from '../payouts/PayoutSources';
import { PayoutTable } from '../payouts/PayoutTable';
import { TaxMonths } from '../tax-months/TaxMonths';
import { BankFile } from '../transfers/BankFile';
import { PendingWithdrawals } from '../withdrawals/PendingWithdrawals';

/** The bank beside the ledger: what came in and from whom, what must go out, and whether both agree. */
export function TreasuryPage() {
  const [open, setOpen] = useState<'register' | 'import' | 'balance'>();
  const close = () => setOpen(undefined);
  // A drawer that is opened while it still closes keeps what it holds: another opening is another import.
  const [imports, setImports] = useState(0);
  function beginImport() {
    setImports(imports + 1);
    setOpen('import');
  }
  const query = useRead(bankMovements.reconciliation, {});
  const mayRegister = useMay('bank-movements.create');
  const mayClose = useMay('ledger.close');
  return (
    <Page
      title={useScreenTitle()}
      action={
        mayRegister ? (
          <>
            <Button onClick={beginImport}>{t(treasury.importFile)}</Button>
            <Button type="primary" onClick={() => setOpen('register')}>
              {t(treasury.register)}
            </Button>
          </>
        ) : null
      }
    >
      <Section title={t(treasury.reconciliation)}>
        <Loaded query={query} skeleton={<SkeletonCards cards={4} />}>
          {(state) => (
            <Flex vertical gap={16}>
              <StatRow>
                <StatCard
                  label={t(treasury.ledger)}
                  value={<MoneyText centavos={state.ledger_cents} />}
                  hint={<StateTag sound={state.sound} isWaiting={state.differences.length > 0} />}
                />
                <StatCard
                  label={t(treasury.owed)}
                  value={<MoneyText centavos={state.owed_cents} />}
                />
                <StatCard
                  label={t(treasury.statement)}
                  value={<MoneyText centavos={state.statement_cents} />}
                  hint={
                    state.told
                      ? `${t(dayWords.reported, { day: formatDate(state.told.day) })}: ${formatMoney(state.told.closing_cents)}`
                      : null
                  }
                />
                <StatCard
                  label={t(treasury.difference)}
                  value={<MoneyText centavos={state.difference_cents} />}
                />
                {state.shortfall_cents > 0 ? (
                  <StatCard
                    label={t(treasury.shortfall)}
                    value={<MoneyText centavos={state.shortfall_cents} />}
                  />
                ) : null}
              </StatRow>
              {state.shortfall_cents > 0 ? (
                <p>{t(treasury.shortfallHelp, { amount: formatMoney(state.shortfall_cents) })}</p>
              ) : null}
              {state.shortfall_cents > 0 && state.shortfall_cents <= MOST_ROUNDING_CENTS ? (
                <CoverRounding cents={state.shortfall_cents} />
              ) : null}
              {state.differences.length > 0 ? (
                <DifferenceList differences={state.differences} />
              ) : null}
            </Flex>
          )}
        </Loaded>
      </Section>
      <Section
        title={t(dayWords.title)}
        description={t(dayWords.help)}
        action={
          mayClose ? (
            <Button onClick={() => setOpen('balance')}>{t(dayWords.register)}</Button>
          ) : null
        }
        flush
      >
        <BankDayTable />
      </Section>
      <Section title={t(treasury.withdrawals)} flush action={<BankFile />}>
        <PendingWithdrawals />
      </Section>
      <Section title={t(payoutWords.title)} description={t(payoutWords.help)}>
        <Flex vertical gap={16}>
          <PayoutSources />
          <PayoutTable />
        </Flex>
      </Section>
      <TaxMonths />
      <Section title={t(treasury.movements)} flush>
        <BankMovementTable />
      </Section>
      <FormDrawer
        open={open === 'balance'}
        title={t(dayWords.register)}
        width={480}
        onClose={close}
      >
        <BankBalanceForm onDone={close} />
      </FormDrawer>
      <FormDrawer
        open={open === 'register'}
        title={t(treasury.register)}
        width={480}
        onClose={close}
      >
        <BankMovementForm onDone={close} />
      </FormDrawer>
      <Drawer
        open={open === 'import'}
        title={t(treasury.importFile)}
        width={480}
        destroyOnHidden
        onClose={close}
      >
        <StatementImport key={imports} />
      </Drawer>
    </Page>
  );
}

/** Whether bank and ledger agree, or only what was sent is on its way. */
function StateTag({ sound, isWaiting }: { sound: boolean; isWaiting: boolean }) {
  if (!sound) return <StatusTag tone="danger">{t(treasury.unsound)}</StatusTag>;
  if (isWaiting) return <StatusTag tone="info">{t(treasury.onTheWay)}</StatusTag>;
  return <StatusTag tone="success">{t(treasury.sound)}</StatusTag>;
}

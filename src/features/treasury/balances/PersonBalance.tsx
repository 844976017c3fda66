import { money } from '@contract/locales/es-MX/treasury/money';
import { balances } from '@contract/treasury/balances';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { MovementTable } from '../movements/MovementTable';
import { BalanceCards } from './BalanceCards';

/** An investor's balances and movements as staff read them. */
export function PersonBalance({ investorId }: { investorId: string }) {
  const query = useRead(balances.show, { params: { investorId } });
  return (
    <>
      <Section title={t(money.ofInvestor)}>
        <Loaded query={query} skeleton={<SkeletonCards cards={4} />}>
          {(balance) => <BalanceCards balance={balance} />}
        </Loaded>
      </Section>
      <Section title={t(money.movementsOfInvestor)} flush>
        <MovementTable of={{ investor_id: investorId }} prefix="inv_" />
      </Section>
    </>
  );
}

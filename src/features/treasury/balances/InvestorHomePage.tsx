import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { href } from '@contract/kernel/screens';
import { money } from '@contract/locales/es-MX/treasury/money';
import { balances } from '@contract/treasury/balances';
import { OnboardingReminder } from '@portal/features/people';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { session } from '@portal/session/portal-session';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button, Space } from 'antd';
import { MovementTable } from '../movements/MovementTable';
import { BalanceCards } from './BalanceCards';

/** What an investor has, where it is, and what moved last. A balance that is not known is never shown as zero. */
export function InvestorHomePage() {
  const title = useScreenTitle();
  const investorId = useSession((state) => actingUser(state)?.investor_id ?? '');
  const mayWithdraw = useMay('withdrawals.create');
  const visible = useSession((state) => state.showBalance);
  const { data, isError } = useRecord(balances.show, { params: { investorId } });
  // Known before the details are, and all there is where the server has no details.
  const pesos = useSession((state) => state.general.balance);
  const available =
    data?.available_cents ??
    (pesos === undefined ? undefined : toCentavos(Math.round(pesos * 100)));
  return (
    <Page
      title={title}
      action={
        <Button
          icon={visible ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          onClick={() => session.setShowBalance(!visible)}
        >
          {visible ? t(money.hide) : t(money.show)}
        </Button>
      }
    >
      <OnboardingReminder />
      <BalanceCards
        balance={{ ...data, ...(available !== undefined && { available_cents: available }) }}
        hidden={!visible}
      />
      <Section title={t(money.next)}>
        <Space wrap>
          <ButtonLink to={href('opportunityList')} type="primary">
            {t(money.seeOpportunities)}
          </ButtonLink>
          <ButtonLink to={href('portfolio')}>{t(money.seePortfolio)}</ButtonLink>
          <ButtonLink to={href('depositFunds')}>{t(money.deposit)}</ButtonLink>
          {!mayWithdraw ? null : data && !isError ? (
            <ButtonLink to={href('withdrawFunds')}>{t(money.withdraw)}</ButtonLink>
          ) : (
            <Button disabled>{t(money.withdraw)}</Button>
          )}
        </Space>
      </Section>
      <Section title={t(money.movements)} flush>
        <MovementTable />
      </Section>
    </Page>
  );
}

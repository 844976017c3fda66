import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { balances } from '@contract/balances';
import { type Centavos, toCentavos } from '@contract/fields/centavos';
import { useScreenTitle } from '@portal/lib/screen-context';
import { money as words } from '@portal/messages/money';
import { useCall } from '@portal/refine/use-call';
import { href } from '@portal/routes/href';
import { session } from '@portal/session/portal-session';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { MoneyText } from '@portal/ui/parts/MoneyText';
import { Page } from '@portal/ui/parts/Page';
import { Section } from '@portal/ui/parts/Section';
import { StatCard, StatRow } from '@portal/ui/parts/StatCard';
import { Button, Space } from 'antd';
import { Link } from 'react-router';
import { MovementTable } from './MovementTable';

/** What an investor has, where it is, and what moved last. A balance that is not known is never shown as zero. */
export function InvestorHomePage() {
  const title = useScreenTitle();
  const investorId = useSession((state) => actingUser(state)?.investor_id ?? '');
  const visible = useSession((state) => state.showBalance);
  const { data } = useCall('balances', balances.show, { params: { investorId } });
  // Known before the details are, and all there is where the server has no details.
  const pesos = useSession((state) => state.balance);
  const available =
    data?.available_cents ?? (pesos === null ? undefined : toCentavos(Math.round(pesos * 100)));
  const amount = (cents: Centavos | undefined) =>
    cents === undefined ? words.unknown : visible ? <MoneyText centavos={cents} /> : '••••••';
  return (
    <Page
      title={title}
      action={
        <Button
          icon={visible ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          onClick={() => session.setShowBalance(!visible)}
        >
          {visible ? words.hide : words.show}
        </Button>
      }
    >
      <StatRow>
        <StatCard label={words.available} value={amount(available)} />
        <StatCard label={words.reserved} value={amount(data?.reserved_cents)} />
        <StatCard label={words.inTransit} value={amount(data?.in_transit_cents)} />
        <StatCard label={words.invested} value={amount(data?.invested_cents)} />
      </StatRow>
      <Section title={words.next}>
        <Space wrap>
          <Link to={href('opportunityList')}>
            <Button type="primary">{words.seeOpportunities}</Button>
          </Link>
          <Link to={href('depositFunds')}>
            <Button>{words.deposit}</Button>
          </Link>
          {data ? (
            <Link to={href('withdrawFunds')}>
              <Button>{words.withdraw}</Button>
            </Link>
          ) : (
            <Button disabled>{words.withdraw}</Button>
          )}
        </Space>
      </Section>
      <Section title={words.movements} flush>
        <MovementTable />
      </Section>
    </Page>
  );
}

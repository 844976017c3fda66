import { recurringOrderNames } from '@contract/locales/es-MX/treasury/recurring-order-names';
import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import type { RecurringOrder, RecurringOrderKind } from '@contract/treasury/recurring-orders';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { FormDrawer } from '@portal/ui/form/FormDialog';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { RecurringOrderActions } from './RecurringOrderActions';
import { RecurringOrderForm } from './RecurringOrderForm';
import { endOf } from './run-state';

interface OrderSectionProps {
  kind: RecurringOrderKind;
  order: RecurringOrder | null;
}

/** An order with its next day and its terms, or the way to one. */
export function OrderSection({ kind, order }: OrderSectionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const may = useMay('recurring-orders.create');
  return (
    <Section title={t(words.heading[kind])}>
      {order ? (
        <Flex vertical gap="middle">
          {order.status === 'paused' ? (
            <Alert type="info" showIcon message={t(words.paused[kind])} />
          ) : (
            <StatRow>
              <StatCard
                label={t(words.next[kind])}
                value={order.next_on ? formatDate(order.next_on) : t(words.noNext)}
              />
            </StatRow>
          )}
          <DescriptionList rows={termsOf(order)} />
          <RecurringOrderActions order={order} onEdit={() => setOpen(true)} />
        </Flex>
      ) : (
        <Flex vertical gap="middle" align="start">
          <p>{t(words.none[kind])}</p>
          {may ? (
            <Button type="primary" onClick={() => setOpen(true)}>
              {t(words.activate[kind])}
            </Button>
          ) : null}
        </Flex>
      )}
      <FormDrawer
        open={open}
        title={t(words.title[kind][order ? 'edit' : 'create'])}
        width={480}
        onClose={close}
      >
        <RecurringOrderForm kind={kind} order={order} onDone={close} />
      </FormDrawer>
    </Section>
  );
}

const termsOf = (order: RecurringOrder) => [
  ...(order.kind === 'withdrawal'
    ? [{ label: t(words.rule), value: t(recurringOrderNames.rules[order.rule]) }]
    : []),
  ...(order.amount_cents === null
    ? []
    : [
        {
          label: t(order.rule === 'above' ? words.keep : words.amount),
          value: <MoneyText centavos={order.amount_cents} />,
        },
      ]),
  { label: t(words.day), value: t(words.dayOf, { day: String(order.day) }) },
  { label: t(words.endsOn), value: endOf(order) },
  { label: t(words.folio), value: order.folio },
  { label: t(words.agreed), value: formatDateTime(order.agreed_at) },
];

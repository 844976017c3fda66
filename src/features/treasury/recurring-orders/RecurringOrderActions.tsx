import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import {
  type RecurringOrder,
  recurringOrderActions,
  recurringOrders,
} from '@contract/treasury/recurring-orders';
import { t, texts } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { Button, Flex } from 'antd';

interface RecurringOrderActionsProps {
  order: RecurringOrder;
  onEdit: () => void;
}

/** What a person does with an order of theirs. */
export function RecurringOrderActions({ order, onEdit }: RecurringOrderActionsProps) {
  const may = useMay('recurring-orders.edit');
  // Held back of an account that only reads: the acts that stop it are not.
  const mayChange = useMay('recurring-orders.create');
  const actions = may ? recurringOrderActions(order) : [];
  const acts = {
    pause: useConfirmedAct(recurringOrders.pause),
    resume: useConfirmedAct(recurringOrders.resume),
    end: useConfirmedAct(recurringOrders.end),
  };
  const ask = (what: keyof typeof acts) =>
    acts[what].ask(
      {
        title: t(words.ask[order.kind][what]),
        text: t(words.askText[what]),
        rows: [{ label: t(words.folio), value: order.folio }],
        okText: t(words.ask[order.kind][what]),
        danger: what === 'end',
      },
      { params: { recurringOrderId: order.id } },
      { receipt: ({ folio }) => ({ ...texts(words.receipts[what]), folio }) },
    );
  return (
    <Flex wrap gap="small">
      {actions.includes('resume') ? (
        <Button type="primary" disabled={acts.resume.held} onClick={() => void ask('resume')}>
          {t(words.resume)}
        </Button>
      ) : null}
      {actions.includes('edit') && mayChange ? (
        <Button onClick={onEdit}>{t(words.change)}</Button>
      ) : null}
      {actions.includes('pause') ? (
        <Button onClick={() => void ask('pause')}>{t(words.pause)}</Button>
      ) : null}
      {actions.includes('end') ? (
        <Button type="text" danger onClick={() => void ask('end')}>
          {t(words.end)}
        </Button>
      ) : null}
    </Flex>
  );
}

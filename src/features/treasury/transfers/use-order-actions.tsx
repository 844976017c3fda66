import { table } from '@contract/locales/es-MX/kernel/table';
import { transfer } from '@contract/locales/es-MX/treasury/transfers';
import { UnlessWaiting } from '@portal/features/platform';
import { t } from '@portal/i18n';
import type { Column } from '@portal/ui/table/columns';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { type TransferAct, TransferDialog, type TransferDialogProps } from './TransferDialog';

interface Order {
  id: string;
  amount_cents: number;
  listed_at: string | null;
}

type Dialog = Required<Pick<TransferDialogProps, 'noun' | 'onSend' | 'refusal'>>;

interface OrderActions<Row extends Order> extends Dialog {
  /** The label of the button that refuses it. */
  refuse: string;
  maySend: boolean;
  mayRefuse: boolean;
  /** Whether an order still waits to be sent. */
  waits: (row: Row) => boolean;
  rowsOf: (row: Row) => TransferAct['rows'];
}

/**
 * What staff do with orders to send money, as a column of their table and the dialog that it opens: write down
 * that one was sent, or refuse it.
 */
export function useOrderActions<Row extends Order>(of: OrderActions<Row>) {
  const { refuse, maySend, mayRefuse, waits, rowsOf, ...dialog } = of;
  const [act, setAct] = useState<TransferAct>();
  const ask = (row: Row, kind: TransferAct['kind']) =>
    setAct({
      kind,
      id: row.id,
      cents: row.amount_cents,
      listedAt: row.listed_at,
      rows: rowsOf(row),
    });
  const column: Column<Row> = {
    key: 'act',
    title: t(table.action),
    render: (row) =>
      (maySend || mayRefuse) && waits(row) ? (
        <UnlessWaiting objectId={row.id}>
          <Space>
            {maySend ? (
              <Button size="small" onClick={() => ask(row, 'send')}>
                {t(transfer.send)}
              </Button>
            ) : null}
            {mayRefuse ? (
              <Button size="small" danger onClick={() => ask(row, 'refuse')}>
                {refuse}
              </Button>
            ) : null}
          </Space>
        </UnlessWaiting>
      ) : null,
  };
  return {
    column,
    dialog: <TransferDialog {...dialog} act={act} onClose={() => setAct(undefined)} />,
  };
}

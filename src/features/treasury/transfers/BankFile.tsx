import { stages } from '@contract/credit/stages';
import { MAX_PAGE_SIZE } from '@contract/kernel/list';
import { transfer } from '@contract/locales/es-MX/treasury/transfers';
import { payouts } from '@contract/treasury/payouts';
import type { RevealedAccount, TransferNoun } from '@contract/treasury/transfers';
import { withdrawals } from '@contract/treasury/withdrawals';
import { call } from '@portal/api/call';
import { reveals } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { toFailure } from '@portal/ui/failure';
import { formatMoney, formatNumber } from '@portal/ui/format';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { bankFile } from '../overview/bank-file';
import { LeftOut, type LeftOutTransfer } from '../overview/LeftOut';
import styles from '../overview/treasury.module.css';

const limit = MAX_PAGE_SIZE;

interface Order {
  id: string;
  amount_cents: number;
  listed_at: string | null;
}

interface Page {
  items: readonly Order[];
  next_cursor: string | null;
}

/** The transfers of each noun that wait to be sent. */
const waiting = {
  withdrawals: (cursor) =>
    call(withdrawals.list, { query: { status: 'requested', limit, cursor } }),
  payouts: (cursor) => call(payouts.list, { query: { status: 'ordered', limit, cursor } }),
  stages: (cursor) => call(stages.list, { query: { status: 'payable', limit, cursor } }),
} satisfies Record<FileNoun, (cursor: string | undefined) => Promise<Page>>;

const nouns = ['withdrawals', 'payouts', 'stages'] as const satisfies readonly TransferNoun[];

/** What leaves the account of the clients. */
type FileNoun = (typeof nouns)[number];

interface Waiting {
  noun: FileNoun;
  orders: readonly Order[];
}

/** A file that was made, for as long as the screen is open. */
interface Made {
  csv: string;
  count: number;
  amount: string;
}

/** What waits to leave, as a file of transfers for the bank; and what cannot be in it, and why. */
export function BankFile() {
  const mayList = [useMay('withdrawals.approve'), useMay('payouts.send'), useMay('stages.pay')];
  return mayList.every(Boolean) ? <MakeFile /> : null;
}

function MakeFile() {
  const outcome = useOutcome();
  const confirm = useConfirm();
  const reload = useReload();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made>();
  const [leftOut, setLeftOut] = useState<readonly LeftOutTransfer[]>([]);

  async function ask() {
    setBusy(true);
    try {
      const all = await Promise.all(nouns.map(allWaiting));
      if (await mayBeMade(all)) await make(all);
    } catch (thrown) {
      outcome.failed(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  }

  /** Each order comes in one file: how many and how much is said before. */
  function mayBeMade(all: readonly Waiting[]): Promise<boolean> | boolean {
    const unlisted = all.map(({ noun, orders }) => ({
      noun,
      orders: orders.filter(({ listed_at }) => !listed_at),
    }));
    const fresh = unlisted.flatMap(({ orders }) => orders);
    // Without any there is no file, and nothing but why not.
    if (fresh.length === 0) return true;
    return confirm({
      title: t(transfer.bankFile),
      text: t(transfer.makeHelp),
      rows: [
        ...unlisted
          .filter(({ orders }) => orders.length > 0)
          .map(({ noun, orders }) => ({
            label: t(transfer.nouns[noun]),
            value: `${formatNumber(orders.length)} · ${formatMoney(totalOf(orders))}`,
          })),
        { label: t(transfer.total), value: formatMoney(totalOf(fresh)) },
      ],
      okText: t(transfer.make),
    });
  }

  async function make(all: readonly Waiting[]) {
    setLeftOut([]);
    const items: RevealedAccount[] = [];
    const left: LeftOutTransfer[] = [];
    try {
      for (const { noun, orders } of all) await list(noun, orders, items, left);
      if (items.length === 0) outcome.failed(t(transfer.nothing), t(transfer.bankFile));
    } finally {
      // What was listed comes in no other file: it is in this one, even if a later step failed.
      if (items.length > 0) {
        const file = {
          csv: bankFile(items),
          count: items.length,
          amount: formatMoney(totalOf(items)),
        };
        setMade(file);
        save(file);
        outcome.document(t(transfer.saved, { count: file.count, amount: file.amount }));
      }
      setLeftOut(left);
      void reload();
    }
  }

  return (
    <Flex vertical gap="small" align="flex-end">
      <Flex wrap gap="small" justify="flex-end">
        {made ? (
          <Button className={styles.fileAgain} onClick={() => save(made)}>
            {t(transfer.saveAgain, { count: made.count, amount: made.amount })}
          </Button>
        ) : null}
        <Button loading={busy} title={t(transfer.bankFileHelp)} onClick={() => void ask()}>
          {t(transfer.bankFile)}
        </Button>
      </Flex>
      <LeftOut transfers={leftOut} />
    </Flex>
  );
}

const save = ({ csv }: Made) => saveTextFile('transferencias-spei.csv', csv, 'text/csv');

const totalOf = (items: readonly Pick<Order, 'amount_cents'>[]) =>
  items.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

async function allWaiting(noun: FileNoun): Promise<Waiting> {
  const orders: Order[] = [];
  let cursor: string | undefined;
  do {
    const page: Page = await waiting[noun](cursor);
    orders.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return { noun, orders };
}

/** Those that were said before, in portions that the call takes. */
async function list(
  noun: FileNoun,
  orders: readonly Order[],
  items: RevealedAccount[],
  left: LeftOutTransfer[],
) {
  for (let from = 0; from < orders.length; from += limit) {
    const ids = orders.slice(from, from + limit).map(({ id }) => id);
    const shown = await call(reveals[noun], { body: { ids, file: true } });
    items.push(...shown.items);
    left.push(...shown.left_out.map((one) => ({ noun, ...one })));
  }
}

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
import { toFailure } from '@portal/ui/failure';
import { formatMoney } from '@portal/ui/format';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { bankFile } from '../overview/bank-file';
import { LeftOut, type LeftOutTransfer } from '../overview/LeftOut';

const limit = MAX_PAGE_SIZE;

interface Page {
  items: readonly { id: string }[];
  next_cursor: string | null;
}

/** The transfers of each noun that wait to be sent. */
const waiting = {
  withdrawals: (cursor) =>
    call(withdrawals.list, { query: { status: 'requested', limit, cursor } }),
  payouts: (cursor) => call(payouts.list, { query: { status: 'ordered', limit, cursor } }),
  stages: (cursor) => call(stages.list, { query: { status: 'payable', limit, cursor } }),
} satisfies Record<TransferNoun, (cursor: string | undefined) => Promise<Page>>;

const nouns = ['withdrawals', 'payouts', 'stages'] as const satisfies readonly TransferNoun[];

/** What waits to leave, as a file of transfers for the bank; and what cannot be in it, and why. */
export function BankFile() {
  const outcome = useOutcome();
  const reload = useReload();
  const [busy, setBusy] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly LeftOutTransfer[]>([]);

  async function save() {
    setBusy(true);
    setLeftOut([]);
    const items: RevealedAccount[] = [];
    const left: LeftOutTransfer[] = [];
    try {
      for (const noun of nouns) await list(noun, items, left);
      if (items.length === 0) outcome.failed(t(transfer.nothing), t(transfer.bankFile));
    } catch (thrown) {
      outcome.failed(toFailure(thrown).message);
    } finally {
      // What was listed comes in no other file: it is in this one, even if a later step failed.
      if (items.length > 0) {
        saveTextFile('transferencias-spei.csv', bankFile(items), 'text/csv');
        outcome.document(
          t(transfer.saved, { count: items.length, amount: formatMoney(totalOf(items)) }),
        );
      }
      setLeftOut(left);
      setBusy(false);
      void reload();
    }
  }

  return (
    <Flex vertical gap="small" align="flex-end">
      <Button loading={busy} title={t(transfer.bankFileHelp)} onClick={() => void save()}>
        {t(transfer.bankFile)}
      </Button>
      <LeftOut
        transfers={leftOut}
        onRelisted={(id) => setLeftOut((all) => all.filter((one) => one.id !== id))}
      />
    </Flex>
  );
}

const totalOf = (items: readonly RevealedAccount[]) =>
  items.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

async function list(noun: TransferNoun, items: RevealedAccount[], left: LeftOutTransfer[]) {
  let cursor: string | undefined;
  do {
    const page: Page = await waiting[noun](cursor);
    const ids = page.items.map(({ id }) => id);
    if (ids.length > 0) {
      const shown = await call(reveals[noun], { body: { ids, file: true } });
      items.push(...shown.items);
      left.push(...shown.left_out.map((one) => ({ noun, ...one })));
    }
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
}

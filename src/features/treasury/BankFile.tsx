import { MAX_PAGE_SIZE } from '@contract/list';
import { payouts } from '@contract/payouts';
import { stages } from '@contract/stages';
import type { RevealedAccount, TransferNoun } from '@contract/transfers';
import { withdrawals } from '@contract/withdrawals';
import { call } from '@portal/lib/call';
import { toCsv } from '@portal/lib/csv';
import { csvMoney } from '@portal/lib/csv-values';
import { reveals } from '@portal/lib/FullAccount';
import { transfer as words } from '@portal/messages/transfer';
import { toFailure } from '@portal/ui/failure';
import { useOutcome } from '@portal/ui/parts/use-outcome';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';

const heading = ['clabe_beneficiario', 'nombre_beneficiario', 'monto', 'concepto', 'referencia'];

const limit = MAX_PAGE_SIZE;

/** The transfers of each noun that wait to be sent. */
const waiting = {
  withdrawals: () => call(withdrawals.list, { query: { status: 'requested', limit } }),
  payouts: () => call(payouts.list, { query: { status: 'ordered', limit } }),
  stages: () => call(stages.list, { query: { status: 'payable', limit } }),
} satisfies Record<TransferNoun, () => Promise<{ items: readonly { id: string }[] }>>;

const nouns = ['withdrawals', 'payouts', 'stages'] as const satisfies readonly TransferNoun[];

interface LeftOut {
  id: string;
  concept: string;
  reason: string;
}

/** What waits to leave, as a file of transfers for the bank; and what cannot be in it, and why. */
export function BankFile() {
  const outcome = useOutcome();
  const [busy, setBusy] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);

  async function save() {
    setBusy(true);
    setLeftOut([]);
    try {
      const { items, left } = await accounts();
      setLeftOut(left);
      if (items.length === 0) {
        outcome.failed(words.nothing, words.bankFile);
        return;
      }
      const rows = items.map((row) => [
        row.clabe,
        row.holder,
        csvMoney(row.amount_cents),
        row.concept,
        row.reference,
      ]);
      saveTextFile('transferencias-spei.csv', toCsv(heading, rows), 'text/csv');
    } catch (thrown) {
      outcome.failed(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Flex vertical gap="small" align="flex-end">
      <Button loading={busy} title={words.bankFileHelp} onClick={() => void save()}>
        {words.bankFile}
      </Button>
      {leftOut.length > 0 ? (
        <Alert
          type="info"
          showIcon
          closable
          message={words.leftOut(leftOut.length)}
          description={
            <ul>
              {leftOut.map(({ id, concept, reason }) => (
                <li key={id}>
                  {concept}: {reason}
                </li>
              ))}
            </ul>
          }
        />
      ) : null}
    </Flex>
  );
}

async function accounts() {
  const items: RevealedAccount[] = [];
  const left: LeftOut[] = [];
  for (const noun of nouns) {
    const ids = (await waiting[noun]()).items.map(({ id }) => id);
    if (ids.length === 0) continue;
    const shown = await call(reveals[noun], { body: { ids } });
    items.push(...shown.items);
    left.push(...shown.left_out);
  }
  return { items, left };
}

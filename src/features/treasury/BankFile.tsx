import { MAX_PAGE_SIZE } from '@contract/list';
import { withdrawals } from '@contract/withdrawals';
import { call } from '@portal/lib/call';
import { toCsv } from '@portal/lib/csv';
import { csvMoney } from '@portal/lib/csv-values';
import { treasury as words } from '@portal/messages/money';
import { toFailure } from '@portal/ui/failure';
import { useOutcome } from '@portal/ui/parts/use-outcome';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { Button } from 'antd';
import { useState } from 'react';

const heading = ['clabe_beneficiario', 'nombre_beneficiario', 'monto', 'concepto', 'referencia'];

/** The withdrawals that wait, as a file of transfers for the bank. */
export function BankFile() {
  const outcome = useOutcome();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const query = { status: 'requested', limit: MAX_PAGE_SIZE } as const;
      const ids = (await call(withdrawals.list, { query })).items.map(({ id }) => id);
      if (ids.length === 0) {
        outcome.failed(words.noWithdrawals, words.bankFile);
        return;
      }
      const { items } = await call(withdrawals.reveal, { body: { ids } });
      const rows = items.map((row) => [
        row.clabe,
        row.holder,
        csvMoney(row.amount_cents),
        `Retiro ${row.folio}`,
        row.folio.replace(/\D/g, '').slice(-7),
      ]);
      saveTextFile('transferencias-spei.csv', toCsv(heading, rows), 'text/csv');
    } catch (thrown) {
      outcome.failed(toFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={busy} title={words.bankFileHelp} onClick={() => void save()}>
      {words.bankFile}
    </Button>
  );
}

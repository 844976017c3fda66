import { KeptCsvChoice } from '@portal/ui/table/csv-choice';
import type { CsvValue } from '@portal/ui/table/csv-values';
import { useContext } from 'react';

/** Hands rows to the browser as a CSV to keep, written as the person last had an export written. */
export function useSaveCsv() {
  const { choice } = useContext(KeptCsvChoice);
  return async (
    name: string,
    columns: readonly string[],
    rows: readonly (readonly CsvValue[])[],
  ): Promise<void> => {
    const [{ toCsv }, { saveTextFile }] = await Promise.all([
      import('@portal/ui/table/csv'),
      import('@portal/ui/table/export-rows'),
    ]);
    saveTextFile(name, toCsv(columns, rows, choice), 'text/csv');
  };
}

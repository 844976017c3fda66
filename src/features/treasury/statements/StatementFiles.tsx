import { href } from '@contract/kernel/screens';
import { statementList as words } from '@contract/locales/es-MX/treasury/statements';
import {
  type StatementFormat,
  type StatementItem,
  statementFormats,
  statements,
} from '@contract/treasury/statements';
import { callFile } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { toFailure } from '@portal/ui/failure';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './statements.module.css';

interface StatementFilesProps {
  item: StatementItem;
  /** The period in words. */
  name: string;
  /** The statement that the screen is opened for. */
  leads?: boolean;
}

/** The files of a statement, and where anyone checks it. */
export function StatementFiles({ item: { period, issued }, name, leads }: StatementFilesProps) {
  const outcome = useOutcome();
  const reload = useReload();
  const [busy, setBusy] = useState<StatementFormat>();

  async function download(format: StatementFormat) {
    if (busy) return;
    setBusy(format);
    try {
      const file = await callFile(statements.file, { params: { period }, query: { format } });
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = `${t(words.file, { period })}.${format}`;
      link.click();
      // The download has its own hold on the bytes once the click is handled.
      setTimeout(() => URL.revokeObjectURL(address), 0);
      if (!issued) await reload();
    } catch (thrown) {
      outcome.failed(toFailure(thrown).message, t(words.failed));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className={styles.files}>
      {statementFormats.map((format) => (
        <Button
          key={format}
          type={leads && format === 'pdf' ? 'primary' : 'default'}
          loading={busy === format}
          aria-label={t(words.openOf, { format: t(words.format[format]), period: name })}
          onClick={() => void download(format)}
        >
          {leads && format === 'pdf' ? t(words.open) : t(words.format[format])}
        </Button>
      ))}
      {issued ? (
        <a href={`${href('statementCheck')}?folio=${issued.folio}&huella=${issued.sha256}`}>
          {t(words.check)}
        </a>
      ) : null}
    </div>
  );
}

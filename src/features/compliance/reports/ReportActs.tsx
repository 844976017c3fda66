import { type ReportItem, reports } from '@contract/compliance/reports';
import { reportNames, reportList as words } from '@contract/locales/es-MX/compliance/reports';
import { reportWords } from '@contract/locales/es-MX/compliance/reports-server';
import { callFile } from '@portal/api/call';
import { periodText } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { toFailure } from '@portal/ui/failure';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useSingle } from '@portal/ui/use-single';
import { Button } from 'antd';
import { useState } from 'react';

/** The file of a report that is ready; another try of one that stopped. */
export function ReportActs({ report }: { report: ReportItem }) {
  const mayDownload = useMay('reports.download');
  const mayCreate = useMay('reports.create');
  if (report.state === 'ready' && mayDownload) return <Download report={report} />;
  return report.state === 'failed' && mayCreate ? <Retry report={report} /> : null;
}

function Download({ report: { id, kind, period } }: { report: ReportItem }) {
  const outcome = useOutcome();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const file = await callFile(reports.file, { params: { reportId: id } });
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = `${t(reportWords.file[kind])}-${period}.csv`;
      link.click();
      // The download has its own hold on the bytes once the click is handled.
      setTimeout(() => URL.revokeObjectURL(address), 0);
    } catch (thrown) {
      outcome.failed(toFailure(thrown).message, t(words.downloadFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="small"
      loading={busy}
      aria-label={t(words.downloadOf, { name: `${t(reportNames[kind])}, ${periodText(period)}` })}
      onClick={() => void download()}
    >
      {t(words.download)}
    </Button>
  );
}

function Retry({ report: { id } }: { report: ReportItem }) {
  const outcome = useOutcome();
  const retry = useAct(reports.retry);
  const press = useSingle(() =>
    retry
      .mutateAsync({ params: { reportId: id } })
      .then(() => outcome.document(t(words.retried)), outcome.notDone),
  );
  return (
    <Button size="small" loading={retry.isPending} onClick={() => void press()}>
      {t(words.retry)}
    </Button>
  );
}

import { portfolioWords as words } from '@contract/locales/es-MX/treasury/portfolio';
import type { Portfolio } from '@contract/treasury/portfolio';
import { t } from '@portal/i18n';
import { useScreenTitle } from '@portal/ui/screen-context';
import { csvFileName } from '@portal/ui/table/csv-values';
import { useSaveCsv } from '@portal/ui/table/use-save-csv';
import { Button, Space } from 'antd';

/** The ways to take the figures along. */
export function ExportButtons({ data }: { data: Portfolio }) {
  const saveCsv = useSaveCsv();
  const name = csvFileName(useScreenTitle(), new Date());
  async function csv() {
    const { portfolioColumns, portfolioRows } = await import('./portfolio-file');
    await saveCsv(name, portfolioColumns, portfolioRows(data));
  }
  async function json() {
    const [{ PORTFOLIO_SCHEMA }, { saveTextFile }] = await Promise.all([
      import('./portfolio-file'),
      import('@portal/ui/table/export-rows'),
    ]);
    const text = JSON.stringify({ schema: PORTFOLIO_SCHEMA, ...data }, null, 2);
    saveTextFile(name.replace(/csv$/, 'json'), text, 'application/json');
  }
  return (
    <Space wrap>
      <Button onClick={() => void csv()}>{t(words.csv)}</Button>
      <Button onClick={() => void json()}>{t(words.json)}</Button>
    </Space>
  );
}

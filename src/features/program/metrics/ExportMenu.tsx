import { figures } from '@contract/locales/es-MX/program/metrics';
import { t } from '@portal/i18n';
import { csvFileName } from '@portal/ui/table/csv-values';
import { useSaveCsv } from '@portal/ui/table/use-save-csv';
import { App, Button, Dropdown } from 'antd';
import { useContext, useRef } from 'react';
import { FigureHead } from './figure-head';
import { type Figures, figuresFileName, writtenRows } from './figures-file';
import { printAlone } from './print-alone';

interface ExportMenuProps {
  title: string;
  shown: Figures;
  /** Undefined while the table is shown in its place, or where there is none. */
  drawing?: (() => SVGSVGElement | null | undefined) | undefined;
}

/** The ways to take figures along. */
export function ExportMenu({ title, shown, drawing }: ExportMenuProps) {
  const { message } = App.useApp();
  const head = useContext(FigureHead);
  const saveCsv = useSaveCsv();
  const button = useRef<HTMLButtonElement>(null);
  async function png() {
    const drawn = drawing?.();
    if (!drawn) return;
    try {
      const [{ pngOf }, { saveFile }] = await Promise.all([
        import('@portal/ui/charts/save-png'),
        import('@portal/ui/table/export-rows'),
      ]);
      saveFile(
        csvFileName(title, new Date()).replace(/csv$/, 'png'),
        await pngOf(drawn, title, head),
      );
    } catch {
      void message.error(t(figures.exportFailed));
    }
  }
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: [
          ...(drawing ? [{ key: 'png', label: t(figures.png), onClick: () => void png() }] : []),
          { key: 'pdf', label: t(figures.onePdf), onClick: () => printAlone(button.current) },
          {
            key: 'csv',
            label: t(figures.csv),
            onClick: () =>
              void saveCsv(
                figuresFileName([title, ...head], new Date()),
                shown.columns,
                writtenRows(shown),
              ),
          },
        ],
      }}
    >
      <Button ref={button} size="small">
        {t(figures.exportAs)}
      </Button>
    </Dropdown>
  );
}

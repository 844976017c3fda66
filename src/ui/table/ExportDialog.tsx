import { type CsvDelimiter, csvDelimiters } from '@contract/kernel/csv-cell';
import { common } from '@contract/locales/es-MX/kernel/common';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { table } from '@contract/locales/es-MX/kernel/table';
import { t, texts } from '@portal/i18n';
import { csvFileName } from '@portal/ui/table/csv-values';
import { Alert, Button, Checkbox, Modal, Select } from 'antd';
import { useContext, useId, useRef, useState } from 'react';
import { optionsOf } from '../form/inputs/options';
import { type CsvChoice, KeptCsvChoice } from './csv-choice';
import { type ExportChoice, saveFile } from './export-rows';
import styles from './table.module.css';

interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the rows are; it also names the file. */
  label: string;
  makeFile: (choice: ExportChoice) => Promise<Blob>;
}

/** Asks how the CSV is to be written and has it made of every filtered row; closing it stops that. */
export function ExportDialog({ open, onClose, label, makeFile }: ExportDialogProps) {
  const id = useId();
  const { choice, keep } = useContext(KeptCsvChoice);
  const [changed, change] = useState<Partial<CsvChoice>>({});
  const { delimiter, byteOrderMark } = { ...choice, ...changed };
  const [read, setRead] = useState<number>();
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);

  function close() {
    running.current?.abort();
    running.current = null;
    setRead(undefined);
    setFailed(false);
    change({});
    onClose();
  }

  async function run() {
    const control = new AbortController();
    running.current = control;
    setFailed(false);
    setRead(0);
    try {
      const { signal } = control;
      const file = await makeFile({ delimiter, byteOrderMark, signal, onProgress: setRead });
      if (signal.aborted) return;
      keep({ delimiter, byteOrderMark });
      saveFile(csvFileName(label, new Date()), file);
      close();
    } catch {
      // Cancelled by the person: the dialog is closed already.
      if (control.signal.aborted) return;
      setRead(undefined);
      setFailed(true);
    }
  }

  const busy = read !== undefined;
  return (
    <Modal
      open={open}
      title={t(table.exportTitle)}
      onCancel={close}
      footer={null}
      width={420}
      centered
    >
      <div className={styles.export}>
        <p>{t(table.exportHelp)}</p>
        {failed ? <Alert type="error" showIcon message={t(table.exportFailed)} /> : null}
        <label htmlFor={id}>{t(table.delimiter)}</label>
        <Select<CsvDelimiter>
          id={id}
          value={delimiter}
          disabled={busy}
          options={optionsOf(csvDelimiters, texts(table.delimiters))}
          onChange={(next) => change({ ...changed, delimiter: next })}
        />
        <Checkbox
          checked={byteOrderMark}
          disabled={busy}
          onChange={({ target }) => change({ ...changed, byteOrderMark: target.checked })}
        >
          {t(table.byteOrderMark)}
        </Checkbox>
        <p role="status">{busy ? t(table.exported, { count: read }) : null}</p>
        <div className={styles.exportActions}>
          <Button onClick={close}>{t(common.cancel)}</Button>
          <Button type="primary" loading={busy} onClick={() => void run()}>
            {t(lists.export)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

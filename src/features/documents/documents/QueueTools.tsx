import { DownloadOutlined } from '@ant-design/icons';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { t } from '@portal/i18n';
import { SavedFilters } from '@portal/refine/saved-filters/SavedFilters';
import { ExportDialog } from '@portal/ui/table/ExportDialog';
import { csvOfRows } from '@portal/ui/table/export-rows';
import { isFiltered, pageRequest, type TableState } from '@portal/ui/table/table-state';
import type { ChangeTable } from '@portal/ui/table/use-table-state';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './documents.module.css';
import { queueColumns } from './queue-columns';
import { filterNames, readQueuePage } from './use-queue';

interface QueueToolsProps {
  state: TableState;
  setState: ChangeTable;
}

/** Filters that are kept, all of them taken away, and the list as a file. */
export function QueueTools({ state, setState }: QueueToolsProps) {
  const [exporting, setExporting] = useState(false);
  return (
    <div className={styles.acts}>
      <SavedFilters list="documents" {...{ filterNames, state, setState }} />
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => setExporting(true)}>
        {t(lists.export)}
      </Button>
      {isFiltered(state) ? (
        <Button type="link" onClick={() => setState({ q: undefined, filters: {} })}>
          {t(lists.clearFilters)}
        </Button>
      ) : null}
      <ExportDialog
        open={exporting}
        onClose={() => setExporting(false)}
        label={t(queue.exported)}
        makeFile={(choice) =>
          csvOfRows({
            ...{ columns: queueColumns, request: pageRequest(state), fetchPage: readQueuePage },
            ...choice,
          })
        }
      />
    </div>
  );
}

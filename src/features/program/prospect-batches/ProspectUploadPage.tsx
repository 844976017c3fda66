import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { prospectBatches } from '@contract/program/prospect-batches';
import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { toCsv } from '@portal/ui/table/csv';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { BatchTable } from './BatchTable';
import { CurrentBatch } from './CurrentBatch';
import { SendFile } from './SendFile';

const BATCH = 'carga';
const NONE = 'nueva';

/**
 * A file of prospects: sent, reviewed, then taken in whole or not at all. The one that is under way is in the address, and
 * found again by who comes back without it.
 */
export function ProspectUploadPage() {
  const title = useScreenTitle();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(BATCH);
  const query = { open: 'mine' as const, limit: 1 };
  const open = useRead(prospectBatches.list, { query }, { enabled: chosen === null });
  const found = chosen === null ? open.data?.items[0]?.id : undefined;
  const batchId = chosen ?? found;
  const show = (id: string) => setSearch({ [BATCH]: id }, { replace: true });
  useEffect(() => {
    // It stays in sight once it is done, when it is none of those under way.
    if (found) setSearch({ [BATCH]: found }, { replace: true });
  }, [found, setSearch]);
  return (
    <Page
      title={title}
      explanation={t(uploads.help)}
      action={<Button onClick={saveTemplate}>{t(uploads.template)}</Button>}
    >
      {batchId && batchId !== NONE ? (
        <CurrentBatch key={batchId} batchId={batchId} onAnother={() => show(NONE)} />
      ) : (
        <Section title={t(uploads.file)}>
          <SendFile onSent={show} />
        </Section>
      )}
      <Section title={t(uploads.batches)} flush>
        <BatchTable onOpen={show} />
      </Section>
    </Page>
  );
}

function saveTemplate() {
  const headings = batchFields.map((field) => fieldHeadings[field][0]);
  saveTextFile(
    'plantilla-prospectos.csv',
    toCsv(headings, [], { byteOrderMark: true }),
    'text/csv',
  );
}

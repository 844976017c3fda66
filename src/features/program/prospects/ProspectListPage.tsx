import { prospect } from '@contract/locales/es-MX/program/prospects';
import { prospects } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useState } from 'react';
import { ProspectDrawer } from './ProspectDrawer';
import { prospectColumns } from './prospect-columns';
import { useProspectFilters } from './prospect-filters';
import { UploadLink } from './UploadLink';
import { useMarked } from './use-marked';

/** The program's prospects, found and filtered; each is worked in its drawer, many by one act. */
export function ProspectListPage() {
  const title = useScreenTitle();
  const filters = useProspectFilters();
  const [opened, setOpened] = useState<string>();
  const [columns] = useState(() => prospectColumns(setOpened));
  const marking = useMarked();
  const mayAssign = useMay('prospects.assign');
  return (
    <Page title={title} action={<UploadLink />}>
      <ResourceTable
        id="prospects"
        label={title}
        endpoint={prospects.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        cardsUnder={992}
        marking={mayAssign ? marking : undefined}
        empty={{ text: t(prospect.none), action: <UploadLink /> }}
        filters={filters}
      />
      <ProspectDrawer prospectId={opened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}

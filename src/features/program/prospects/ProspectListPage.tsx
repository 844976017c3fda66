import { prospectBulkWords } from '@contract/locales/es-MX/program/prospect-bulks';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { prospects } from '@contract/program/prospects';
import { useSalesView, ViewChoice } from '@portal/features/people';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { NewProspect } from './NewProspect';
import { ProspectDrawer } from './ProspectDrawer';
import { prospectColumns } from './prospect-columns';
import { useProspectFilters } from './prospect-filters';
import styles from './prospects.module.css';
import { UploadLink } from './UploadLink';
import { useMarked } from './use-marked';

const ProspectBoard = lazy(() =>
  import('./ProspectBoard').then((file) => ({ default: file.ProspectBoard })),
);

const RecentBulks = lazy(() =>
  import('./RecentBulks').then((file) => ({ default: file.RecentBulks })),
);

/** The program's prospects, found and filtered; each is worked in its drawer, many by one act. */
export function ProspectListPage() {
  const title = useScreenTitle();
  const filters = useProspectFilters();
  const [opened, setOpened] = useState<string>();
  const [isLookingBack, setLookingBack] = useState(false);
  const [columns] = useState(() => prospectColumns(setOpened));
  const marking = useMarked();
  const mayAssign = useMay('prospects.assign');
  const [view] = useSalesView();
  return (
    <Page
      title={title}
      action={
        <div className={styles.acts}>
          {mayAssign ? (
            <Button onClick={() => setLookingBack(true)}>{t(prospectBulkWords.recent)}</Button>
          ) : null}
          <NewProspect />
          <UploadLink />
        </div>
      }
    >
      <ViewChoice />
      {view === 'board' ? (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <ProspectBoard filters={filters} onOpen={setOpened} />
        </Suspense>
      ) : (
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
          exportFile={async (exporting) => (await import('./export-file')).prospectFile(exporting)}
        />
      )}
      {isLookingBack ? (
        <Suspense fallback={null}>
          <RecentBulks onClose={() => setLookingBack(false)} />
        </Suspense>
      ) : null}
      <ProspectDrawer prospectId={opened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}

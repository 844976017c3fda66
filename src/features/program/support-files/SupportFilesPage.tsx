import { support } from '@contract/locales/es-MX/program/support-files';
import { supportFiles } from '@contract/program/support-files';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { useBeside } from '@portal/ui/Beside';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { PublishSupportFile } from './PublishSupportFile';
import { SupportFileDrawer } from './SupportFileDrawer';
import { kindFilter, supportColumns } from './support-columns';
import { usePlace } from './use-place';

/** What a program, or the house its installers, gives to work with: all of it for who follows it, what is for them for the others. */
export function SupportFilesPage() {
  const title = useScreenTitle();
  const { isHouse } = usePlace();
  const follows = useMay('support-files.follow');
  const publishes = useMay('support-files.edit');
  const opened = useBeside();
  const state = {
    name: 'state',
    label: t(support.state),
    options: [
      { value: 'in_force', label: t(support.inForce) },
      { value: 'withdrawn', label: t(support.withdrawn) },
    ],
  };
  return (
    <Page
      title={title}
      explanation={t(isHouse ? support.helpStaff : support.help)}
      action={publishes ? <PublishSupportFile /> : undefined}
    >
      <ResourceTable
        id="support-files"
        label={title}
        endpoint={follows ? supportFiles.published : supportFiles.list}
        columns={supportColumns(follows)}
        rowKey={({ id }) => id}
        searchable
        cardsUnder={992}
        filters={follows ? [kindFilter, state] : [kindFilter]}
        empty={{ text: t(isHouse ? support.noneStaff : support.none) }}
      />
      <SupportFileDrawer
        supportFileId={opened.id}
        readers={follows && !isHouse}
        onClose={opened.close}
      />
    </Page>
  );
}

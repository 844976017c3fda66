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
import { supportColumns } from './support-columns';

/** What a program gives its people to work with: all of it for who publishes, what is for them for the others. */
export function SupportFilesPage() {
  const title = useScreenTitle();
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
      explanation={t(support.help)}
      action={publishes ? <PublishSupportFile /> : undefined}
    >
      <ResourceTable
        id="support-files"
        label={title}
        endpoint={publishes ? supportFiles.published : supportFiles.list}
        columns={supportColumns(publishes)}
        rowKey={({ id }) => id}
        searchable
        cardsUnder={992}
        filters={publishes ? [state] : []}
        empty={{ text: t(support.none) }}
      />
      <SupportFileDrawer supportFileId={opened.id} readers={publishes} onClose={opened.close} />
    </Page>
  );
}

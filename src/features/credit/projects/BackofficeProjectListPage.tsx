import { href } from '@contract/kernel/screens';
import { committee as words } from '@contract/locales/es-MX/credit/credit';
import { t } from '@portal/i18n';

import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { ProjectTable } from './ProjectTable';

export function BackofficeProjectListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <ProjectTable
        label={t(words.list)}
        empty={t(words.none)}
        to={(projectId) => href('backofficeProjectShow', { projectId })}
      />
    </Page>
  );
}

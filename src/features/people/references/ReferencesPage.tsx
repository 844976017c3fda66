import { referenceWords } from '@contract/locales/es-MX/people/references';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { OwnReferences } from './OwnReferences';

export function ReferencesPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(referenceWords.help)}>
      <OwnReferences />
    </Page>
  );
}

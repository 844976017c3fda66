import { consentWords } from '@contract/locales/es-MX/people/consents';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { OwnConsents } from './OwnConsents';

export function ConsentsPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(consentWords.help)}>
      <OwnConsents />
    </Page>
  );
}

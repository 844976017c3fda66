import { identityCheckByKind } from '@contract/locales/es-MX/people/identity-checks';
import { t } from '@portal/i18n';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { PersonCheck } from './PersonCheck';

/** What a person, or a company, declares of itself. */
export function PersonCheckPage() {
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(identityCheckByKind[usePersonKind()].subjectHelps.person)}
    >
      <PersonCheck />
    </Page>
  );
}

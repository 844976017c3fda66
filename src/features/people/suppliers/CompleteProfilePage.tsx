import { supplierVerificationByKind } from '@contract/locales/es-MX/people/suppliers';
import { DocumentChecklist } from '@portal/features/documents';
import { t } from '@portal/i18n';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { OnboardingReminder } from '../onboarding/OnboardingReminder';
import { VerificationSection } from './VerificationSection';

/** What a company uploads to be verified, and where it asks for it. */
export function CompleteProfilePage() {
  return (
    <Page
      title={useScreenTitle()}
      explanation={t(supplierVerificationByKind[usePersonKind()].profileHelp)}
    >
      <OnboardingReminder />
      <VerificationSection />
      <DocumentChecklist />
    </Page>
  );
}

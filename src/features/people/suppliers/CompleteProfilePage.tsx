import { supplierVerification } from '@contract/locales/es-MX/people/suppliers';
import { DocumentChecklist } from '@portal/features/documents';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { OnboardingReminder } from '../onboarding/OnboardingReminder';
import { VerificationSection } from './VerificationSection';

/** What a company uploads to be verified, and where it asks for it. */
export function CompleteProfilePage() {
  return (
    <Page title={useScreenTitle()} explanation={t(supplierVerification.profileHelp)}>
      <OnboardingReminder />
      <VerificationSection />
      <DocumentChecklist />
    </Page>
  );
}

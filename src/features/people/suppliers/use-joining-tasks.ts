import { href } from '@contract/kernel/screens';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { supplierVerification } from '@contract/locales/es-MX/people/suppliers';
import { onboarding, openStep } from '@contract/people/onboarding';
import { suppliers } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { onboardingScreens } from '../onboarding/onboarding-screens';
import { stepName } from '../onboarding/step-name';

interface JoiningTask {
  to: string;
  title: string;
  text: string;
}

/**
 * What an installer or who sells for one has yet to do to come in: the step that waits, and for the installer asking to
 * be verified. Null while it is not known.
 */
export function useJoiningTasks(): readonly JoiningTask[] | null {
  const mayOnboard = useMay('onboarding.show');
  const ownsIt = useMay('suppliers.edit');
  const steps = useRead(onboarding.show, {}, { enabled: mayOnboard });
  const verification = useRead(suppliers.verification, {}, { enabled: ownsIt });
  if (steps.isLoading || verification.isLoading) return null;
  const open = steps.data ? steps.data.steps[openStep(steps.data)] : undefined;
  return [
    ...(steps.data && open
      ? [
          {
            to: href(onboardingScreens[steps.data.role].flow),
            title: t(onboardingWords.goOn),
            text: stepName(open.name),
          },
        ]
      : []),
    ...(verification.data?.may_request
      ? [
          {
            to: href('supplierOnboardingRest'),
            title: t(supplierVerification.request),
            text: t(supplierVerification.ready),
          },
        ]
      : []),
  ];
}

import { href } from '@contract/kernel/screens';
import { acknowledgementWords } from '@contract/locales/es-MX/people/acknowledgements';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { supplierVerification } from '@contract/locales/es-MX/people/suppliers';
import { acknowledgements } from '@contract/people/acknowledgements';
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
 * be verified, then the texts that it has to sign. Null while it is not known.
 */
export function useJoiningTasks(): readonly JoiningTask[] | null {
  const mayOnboard = useMay('onboarding.show');
  const ownsIt = useMay('suppliers.edit');
  const steps = useRead(onboarding.show, {}, { enabled: mayOnboard });
  const verification = useRead(suppliers.verification, {}, { enabled: ownsIt });
  const signs = useMay('acknowledgements.sign');
  const texts = useRead(acknowledgements.list, {}, { enabled: signs });
  if (steps.isLoading || verification.isLoading || texts.isLoading) return null;
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
    // Its registration comes first.
    ...(open ? [] : (texts.data?.items ?? []))
      .filter(({ state }) => state !== 'signed')
      .map(({ document, title }) => ({
        to: href('knowledgeText', { document }),
        title,
        text: t(acknowledgementWords.readAndSign),
      })),
  ];
}

import { href } from '@contract/kernel/screens';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { onboarding as contract, type OnboardingProgress } from '@contract/people/onboarding';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Result } from 'antd';
import { OnboardingStep } from './OnboardingStep';
import { onboardingScreens } from './onboarding-screens';
import { StepList } from './StepList';
import { useShownStep } from './use-shown-step';

/** The way into a role, step by step: it goes on where it was left, on any device. */
export function OnboardingPage() {
  const title = useScreenTitle();
  const query = useRead(contract.show, {});
  return (
    <Page title={title}>
      <Loaded query={query} skeleton={<SkeletonLines lines={8} />}>
        {(progress) => <Onboarding progress={progress} />}
      </Loaded>
    </Page>
  );
}

function Onboarding({ progress }: { progress: OnboardingProgress }) {
  const { shown, show } = useShownStep(progress);
  return (
    <>
      <StepList steps={progress.steps} shown={shown} onShow={show} />
      {shown < 0 ? (
        <Result
          status="success"
          title={t(onboardingWords.complete)}
          subTitle={t(
            progress.role === 'supplier'
              ? onboardingWords.askVerification
              : onboardingWords.completeHelp,
          )}
          extra={
            <ButtonLink type="primary" to={href(onboardingScreens[progress.role].home)}>
              {t(onboardingWords.home)}
            </ButtonLink>
          }
        />
      ) : (
        <OnboardingStep key={shown} progress={progress} shown={shown} onShow={show} />
      )}
    </>
  );
}

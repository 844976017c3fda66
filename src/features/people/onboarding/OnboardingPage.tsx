import { href } from '@contract/kernel/screens';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { supplierVerificationByKind } from '@contract/locales/es-MX/people/suppliers';
import { identityChecks } from '@contract/people/identity-checks';
import { onboarding as contract, type OnboardingProgress } from '@contract/people/onboarding';
import { suppliers } from '@contract/people/suppliers';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { actingUser } from '@portal/session/state';
import { usePersonKind } from '@portal/session/use-person-kind';
import { useSession } from '@portal/session/use-session';
import { UnsavedForms, useFormsWithin } from '@portal/ui/form/unsaved';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Result } from 'antd';
import { useState } from 'react';
import { OnboardingStep } from './OnboardingStep';
import { onboardingScreens } from './onboarding-screens';
import { StepList } from './StepList';
import { toldProgress } from './told-progress';
import { useShownStep } from './use-shown-step';

/** The way into a role, step by step: it goes on where it was left, on any device. */
export function OnboardingPage() {
  const title = useScreenTitle();
  const query = useRead(contract.show, {});
  return (
    <Page title={title}>
      <Loaded query={query} skeleton={<SkeletonLines lines={8} />} without={<ToldOnboarding />}>
        {(progress) => <Onboarding progress={progress} />}
      </Loaded>
    </Page>
  );
}

/** The steps on a server that tells no more of them than the user information does, and takes them as they are left. */
function ToldOnboarding() {
  const user = useSession(actingUser);
  const [left, setLeft] = useState<string | null>(null);
  const progress = user && toldProgress(user, left);
  return progress ? <Onboarding progress={progress} onLeft={setLeft} /> : null;
}

/** What is next, and that the photographs of one's identity are still looked at. */
function CompleteHelp() {
  const { data } = useRead(identityChecks.overview, {});
  const isInReview = data?.identity === 'in_review';
  return [
    ...(isInReview ? [t(onboardingWords.photosInReview)] : []),
    t(onboardingWords.completeHelp),
  ].join(' ');
}

/** That a company still has to ask to be verified, unless it has asked or no longer needs to. */
function SupplierHelp() {
  const kind = usePersonKind();
  const query = useRead(suppliers.verification, {});
  return (
    <Loaded query={query}>
      {({ standing, suspension, requested_at: asked }) =>
        standing === 'verified' || suspension || asked ? (
          <CompleteHelp />
        ) : (
          t(supplierVerificationByKind[kind].stillToAsk)
        )
      }
    </Loaded>
  );
}

interface OnboardingProps {
  progress: OnboardingProgress;
  /** The server took a step as finished. */
  onLeft?: (step: string) => void;
}

function Onboarding({ progress, onLeft }: OnboardingProps) {
  const { shown, show } = useShownStep(progress);
  const { forms, leave, allSent } = useFormsWithin();
  const leaveStep = (go: () => void) => void allSent().then(() => leave(go));
  return (
    <>
      <StepList
        steps={progress.steps}
        shown={shown}
        onShow={(place) => leaveStep(() => show(place))}
      />
      {shown < 0 ? (
        <Result
          status="success"
          title={t(onboardingWords.complete)}
          subTitle={progress.role === 'supplier' ? <SupplierHelp /> : <CompleteHelp />}
          extra={
            <ButtonLink type="primary" to={href(onboardingScreens[progress.role].home)}>
              {t(onboardingWords.home)}
            </ButtonLink>
          }
        />
      ) : (
        <UnsavedForms value={forms}>
          <OnboardingStep
            key={shown}
            progress={progress}
            shown={shown}
            onShow={show}
            onLeave={leaveStep}
            onLeft={onLeft}
          />
        </UnsavedForms>
      )}
    </>
  );
}

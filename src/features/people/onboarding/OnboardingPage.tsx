import { href } from '@contract/kernel/screens';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { onboarding as contract, openStep } from '@contract/people/onboarding';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Result } from 'antd';
import { useSearchParams } from 'react-router';
import { OnboardingStep } from './OnboardingStep';
import { onboardingScreens } from './onboarding-screens';
import { StepList } from './StepList';

/** The way into a role, step by step: it goes on where it was left, on any device. */
export function OnboardingPage() {
  const title = useScreenTitle();
  const query = useRead(contract.show, {});
  const [search, setSearch] = useSearchParams();

  return (
    <Page title={title}>
      <Loaded query={query} skeleton={<SkeletonLines lines={8} />}>
        {(progress) => {
          const open = openStep(progress);
          const next = progress.steps.findIndex(({ finished }) => !finished);
          const last = progress.steps.length - 1;
          const asked = Number(search.get('paso')) - 1;
          // No further than the step to be finished next; the address can ask for any number.
          const shown = asked >= 0 && asked <= (next < 0 ? last : next) ? asked : open;
          const show = (place: number) =>
            setSearch(place === open ? {} : { paso: String(place + 1) });
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
        }}
      </Loaded>
    </Page>
  );
}

import { href } from '@contract/kernel/screens';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { isIdentitySection } from '@contract/people/identity-checks';
import {
  onboarding as contract,
  type OnboardingProgress,
  openStep,
} from '@contract/people/onboarding';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Alert } from 'antd';
import { IdentityReminder } from '../identity-checks/IdentityReminder';
import { lackingIn } from './lacking-in';
import { onboardingScreens } from './onboarding-screens';
import { stepName } from './step-name';

const actOf = ({ complete, step }: OnboardingProgress) => {
  if (complete) return onboardingWords.givePaper;
  return step === null ? onboardingWords.begin : onboardingWords.goOn;
};

/** Whose identity check has pages of its own, outside of their onboarding. */
const isChecked = (role: OnboardingProgress['role']) => role === 'client' || role === 'investor';

/**
 * How far one's onboarding is, what the next step lacks and the way to it; once all is finished, a paper that does not
 * stand, and what the identity check lacks.
 */
export function OnboardingReminder() {
  const kind = usePersonKind();
  const may = useMay('onboarding.show');
  const { data } = useRead(contract.show, {}, { enabled: may });
  const open = data ? openStep(data) : -1;
  const step = data?.steps[open];
  if (!data) return null;
  const lacksIdentityAlone =
    data.complete && step?.sections.every(({ name, done }) => done || isIdentitySection(name));
  if (isChecked(data.role) && (!step || lacksIdentityAlone)) return <IdentityReminder />;
  if (!step) return null;
  const lacking = lackingIn(step, kind);
  const total = data.steps.length;
  const place = t(onboardingWords.of, { number: open + 1, total });
  return (
    <Alert
      type="info"
      showIcon
      message={t(data.complete ? onboardingWords.lacksPaper : onboardingWords.incomplete)}
      description={
        <>
          <p>
            {place} · {stepName(step.name)}
          </p>
          {lacking ? <p>{lacking}</p> : null}
        </>
      }
      action={
        <ButtonLink type="primary" to={href(onboardingScreens[data.role].flow)}>
          {t(actOf(data))}
        </ButtonLink>
      }
    />
  );
}

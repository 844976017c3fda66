import { projects } from '@contract/credit/projects';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { generalDataCalls } from '@contract/people/general-data';
import { type OnboardingProgress, onboarding } from '@contract/people/onboarding';
import { call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import { useAct, useReload } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { session } from '@portal/session/portal-session';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { toFailure } from '@portal/ui/failure';
import { useOutcome } from '@portal/ui/kit/use-outcome';

/**
 * Finished in another tab meanwhile, where another try would finish the step after it or take one back; null of a server
 * that does not tell.
 */
async function isFinished(step: string): Promise<boolean | null> {
  try {
    const { steps } = await call(onboarding.show);
    return steps.some(({ name, finished }) => name === step && finished);
  } catch (thrown) {
    if (thrown instanceof ApiFailure && thrown.notOffered) return null;
    throw thrown;
  }
}

/**
 * Finishes a step by the call of its role: an installer's and an applicant's with a project are the
 * specification's (section 7). Anything but 200 is a warning; the user is read again afterwards.
 */
export function useFinishStep(role: OnboardingProgress['role']) {
  const outcome = useOutcome();
  const reload = useReload();
  const user = useSession(actingUser);
  const supplierStep = useAct(generalDataCalls.updateSupplierStep);
  const applicantStep = useAct(generalDataCalls.updateLoanOnboarding);
  const agentStep = useAct(onboarding.finishAgentStep);
  const ownStep = useAct(onboarding.finishStep);
  const asked = useRead(
    projects.list,
    { query: { limit: 1 } },
    { enabled: role === 'client' && user?.has_at_least_one_project === true },
  );
  const project = asked.data?.items[0];

  /** @param onlySpecified the server has the specification's calls alone: an applicant's is then theirs without a project, too */
  function send(step: string, onlySpecified: boolean): Promise<unknown> {
    if (role === 'supplier') {
      const body = { supplier_id: user?.supplier_id ?? '', step_identifier: step };
      return supplierStep.mutateAsync({ body });
    }
    if (role === 'supplier_agent') return agentStep.mutateAsync({ body: { step } });
    return role === 'client' && (project || onlySpecified)
      ? applicantStep.mutateAsync({
          params: { applicantId: user?.client_id ?? '' },
          body: { project_id: project?.id ?? '' },
        })
      : ownStep.mutateAsync({ body: { step } });
  }

  /** @returns whether the step is finished */
  async function finish(step: string): Promise<boolean> {
    try {
      const known = await isFinished(step);
      if (known) await reload();
      else await send(step, known === null);
      return true;
    } catch (thrown) {
      outcome.warned(toFailure(thrown).message, t(onboardingWords.notKept));
      return false;
    } finally {
      await session.refresh();
    }
  }

  const isPending = [supplierStep, applicantStep, agentStep, ownStep].some((act) => act.isPending);
  return { finish, isPending };
}

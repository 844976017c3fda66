import { onboarding as contract } from '@contract/people/onboarding';
import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { implement, type Recorder } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import type * as z from 'zod';
import { finishStep } from './finish-step';
import { doneSections, progressOf } from './progress';
import { lackedOf } from './sections';
import { subjectOf } from './subject';

export const onboardingHandlers = implement(contract, {
  async show({ db, vault, principal, now }) {
    const subject = await subjectOf(db, principal);
    const asking = { db, vault, subject, now };
    const done = await doneSections(asking);
    return progressOf(subject, done, await lackedOf(asking, done));
  },

  finishStep: (call) => finish(call),
  finishAgentStep: (call) => finish(call),
});

interface FinishCall {
  db: Tx;
  vault: Vault;
  principal: Principal;
  now: Date;
  body: z.output<typeof contract.finishStep.body>;
  record: Recorder;
}

async function finish({ db, vault, principal, now, body, record }: FinishCall) {
  const { role, userId } = principal;
  const { progress, moved } = await finishStep({ db, vault, principal, now }, body.step);
  await record(userId, { role, ...moved });
  return progress;
}

import { stepUpActs } from '@contract/locales/es-MX/kernel/step-up-acts';
import { implementations } from '@server/features/implementations';
import { stepUpQuestion } from '@server/http/step-up-acts';
import { testApi } from '@tests/support/api';
import { expect, it } from 'vitest';

it('every act that needs a fresh second factor declares what it is, and nothing else does', () => {
  const guarded = implementations
    .filter(({ endpoint }) => endpoint.stepUp)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(Object.keys(stepUpActs).sort()).toEqual(guarded.sort());
});

it('the step-up request names the action', async () => {
  const investor = await (await testApi()).person('investor');
  const body = { amount_cents: 100 };
  const { json } = await investor.call({ method: 'POST', url: '/api/v1/withdrawals', body });
  expect(json).toMatchObject({
    code: 'step_up_required',
    message: 'Confirma tu identidad para retirar dinero.',
  });
  expect(stepUpQuestion({ method: 'POST', path: '/otra' })).toBe(
    'Confirma tu identidad para continuar.',
  );
});

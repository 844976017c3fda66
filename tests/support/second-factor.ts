import { authenticator } from 'otplib';
import { PASSWORD, type Person, type testApi } from './api';

type Api = Awaited<ReturnType<typeof testApi>>;

/** Enrols a second factor as its owner does, with the code that comes by mail. */
export async function enrolSecondFactor(api: Api, who: Person) {
  await api.stepUp(who);
  const enrolment = await who.call({
    method: 'POST',
    url: '/api/v1/second-factor/enrolments',
    body: { password: PASSWORD },
  });
  const { secret } = enrolment.json;
  /** What the telephone shows now. */
  const code = () => authenticator.clone({ epoch: api.clock.now.getTime() }).generate(secret);
  const confirmed = await who.call({
    method: 'POST',
    url: '/api/v1/second-factor/enrolments/confirm',
    body: { code: code() },
  });
  const recovery: string[] = confirmed.json.recovery_codes;
  return { code, recovery };
}

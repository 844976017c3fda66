import { href } from '@contract/kernel/screens';
import type { Person, testApi } from './api';
import { type Kind, linkKit } from './link-kit';
import { present } from './present';

/** The return from an outside step, which the session takes back in which that was begun. */
export function outsideStepLink(api: Awaited<ReturnType<typeof testApi>>, before: Person): Kind {
  const { lastToken, done } = linkKit(api);
  /** Whose session takes the state of this moment. */
  let begun = before;
  return {
    purpose: 'outside_step',
    hours: 1,
    page: (token) => `${href('resAuth')}?state=${token}`,
    redeem: (state) =>
      begun.call({ method: 'POST', url: '/api/v1/outside-steps/resume', body: { state } }),
    async open() {
      const who = await api.person('client', { fullName: 'Irma Luz Cano' });
      begun = who;
      const { client_id } = (await who.call({ url: '/api/v1/users/getRgUserInfo' })).json;
      const begin = async () => {
        await done(who, '/api/v1/profile/identity-links');
        const token = await lastToken(who.email, /verificacion-identidad#/);
        const url = '/api/v1/identity-captures/redeem';
        const opened = await api.anonymous({ method: 'POST', url, body: { token, client_id } });
        return present(opened.json.return_state);
      };
      return {
        token: await begin(),
        secrets: [who.email, 'Irma'],
        again: begin,
        // Another session of the same person has no use for it.
        end: async () => {
          begun = await api.again(who);
        },
      };
    },
  };
}

import type { Person, testApi } from './api';
import { PASSWORD } from './api';
import { present } from './present';
import { freshFactor } from './two-people';

/** What the tests of a program's people do, each against its own API. */
export function programPeople(api: Awaited<ReturnType<typeof testApi>>) {
  const because = { reason: 'Cambió de empresa' };

  async function world() {
    const programId = await api.program();
    const admin = await api.person('program_administrator', { programId, fullName: 'Eva Solís' });
    await freshFactor(api, admin);
    const { items } = (await admin.call({ url: '/api/v1/zones' })).json;
    const zoneId = present(items.find(({ name }) => name === 'Norte')).id;
    return { programId, admin, zoneId };
  }

  const list = async (who: Person) =>
    (await who.call({ url: '/api/v1/program-users?limit=50' })).json.items;
  const memberOf = async (who: Person, email: string) =>
    present((await list(who)).find((member) => member.email === email));
  const invite = (who: Person, email: string, more: object = {}) =>
    who.call({
      method: 'POST',
      url: '/api/v1/program-users',
      body: { full_name: 'Nora Colín', email, role: 'program_executive_manager', ...more },
    });
  const act = (
    who: Person,
    id: string,
    what: 'deactivate' | 'reactivate',
    body: object = because,
  ) => who.call({ method: 'POST', url: `/api/v1/program-users/${id}/${what}`, body });
  const resend = (who: Person, id: string) =>
    who.call({ method: 'POST', url: `/api/v1/program-users/${id}/invitation` });
  /** Saved from what is there now, unless `body` says of which version. */
  async function edit(who: Person, id: string, body: object) {
    const version = (await list(who)).find((member) => member.id === id)?.version ?? 0;
    const url = `/api/v1/program-users/${id}` as const;
    return who.call({ method: 'PATCH', url, body: { version, ...body } });
  }
  const tokenTo = async (email: string) =>
    /activar-cuenta\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
  const activate = (token: string) =>
    api.anonymous({
      method: 'POST',
      url: '/api/v1/activations/redeem',
      body: { token, password: PASSWORD },
    });
  const login = (email: string) =>
    api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password: PASSWORD } });
  return { act, activate, because, edit, invite, list, login, memberOf, resend, tokenTo, world };
}

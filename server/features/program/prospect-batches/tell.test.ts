import { type Person, testApi } from '@tests/support/api';
import { csv, line, team } from '@tests/support/prospect-batches';
import { actOn, bringProspects, reviewFile, uploadFile } from '@tests/support/prospect-files';
import { expect, it } from 'vitest';

const api = await testApi();

const notices = async (who: Person) =>
  (await who.call({ url: '/api/v1/notifications' })).json.items;

it('who uploaded a file is told that it is in the list, and nobody else', async () => {
  const { programId, admin } = await team(api);
  const other = await api.person('program_administrator', { programId });
  const { id } = await bringProspects(api, admin, csv(line(1), line(2)));
  expect(await notices(admin)).toMatchObject([
    {
      title: 'Se agregó tu carga prospectos.csv',
      body: 'Prospectos nuevos: 2. Actualizados: 0. Ya están en la lista.',
      href: `/programa/carga-de-prospectos?carga=${id}`,
    },
  ]);
  expect(await notices(other)).toEqual([]);
});

it('who uploaded a file is told why it goes no further', async () => {
  const { programId, admin } = await team(api);
  const other = await api.person('program_administrator', { programId });
  const failed = await reviewFile(api, admin, '\n\n', 'rota.csv');
  expect(failed.state).toBe('failed');
  expect(await notices(admin)).toMatchObject([
    { title: 'Revisa tu carga rota.csv', body: failed.failure },
  ]);
  // Somebody else brought the same telephone between the look and the act.
  const { id } = await reviewFile(api, admin, csv(line(1)));
  await bringProspects(api, other, `${csv(line(1))}\r\n`);
  expect((await actOn(api, admin, id, 'commit')).state).toBe('review');
  expect((await notices(admin))[0]).toMatchObject({
    title: 'Revisa tu carga prospectos.csv',
    body: 'Algo cambió en el programa mientras tanto. Revisa otra vez.',
  });
});

it('goes on after the session ended, and is found again after the next sign-in', async () => {
  const { admin } = await team(api);
  const { json: sent } = await uploadFile(admin, csv(line(1)));
  const underWay = async (who: Person) =>
    (await who.call({ url: '/api/v1/prospect-batches?open=mine' })).json.items;
  const signOut = (who: Person) => who.call({ method: 'POST', url: '/api/auth/logout' });
  /** Does the next act, ends the session at once, and comes back when the server is done. */
  const actAndLeave = async (who: Person, act: 'commit' | 'undo') => {
    await who.call({ method: 'POST', url: `/api/v1/prospect-batches/${sent.id}/${act}` });
    const [before] = await underWay(who);
    await signOut(who);
    expect((await who.call({ url: '/api/v1/prospects' })).status).toBe(401);
    await api.doJobs();
    return { before, back: await api.again(admin) };
  };

  await signOut(admin);
  await api.doJobs();
  const reviewing = await api.again(admin);
  expect(await underWay(reviewing)).toMatchObject([{ id: sent.id, state: 'review' }]);

  const taken = await actAndLeave(reviewing, 'commit');
  expect(taken.before).toMatchObject({ id: sent.id, state: 'taking' });
  const seen = await taken.back.call({ url: `/api/v1/prospect-batches/${sent.id}` });
  expect(seen.json).toMatchObject({ state: 'done' });
  expect(await notices(taken.back)).toMatchObject([{ title: 'Se agregó tu carga prospectos.csv' }]);

  const undone = await actAndLeave(taken.back, 'undo');
  expect(undone.before).toMatchObject({ id: sent.id, state: 'undoing' });
  expect(await underWay(undone.back)).toEqual([]);
});

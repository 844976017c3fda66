import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const projectId = await story.ask();
const { folio } = await story.show(projectId);

async function found(typed: string, who = story.staff) {
  const reply = await who.call({ url: `/api/v1/projects?q=${encodeURIComponent(typed)}` });
  return reply.json.items.map((item: { folio: string }) => item.folio);
}

describe('looking for a project', () => {
  it.each(['lucia cruz', 'PEÑA', 'pena', folio, folio.toLowerCase().slice(2)])(
    'finds it by %s',
    async (typed) => {
      expect(await found(typed)).toEqual([folio]);
    },
  );

  it.each(['SF-', 'sf ', 'Sf', 'SF-0'])('finds it by its number after %s', async (letters) => {
    expect(await found(letters + Number(folio.slice(3)))).toEqual([folio]);
  });

  it.each(['%', '_', 'Sol del Bajío'])('takes %s for what it says', async (typed) => {
    expect(await found(typed)).toEqual([]);
  });

  it('shows no user what is not theirs', async () => {
    expect(await found(folio, await api.person('supplier'))).toEqual([]);
    expect(await found(folio, story.supplier)).toEqual([folio]);
  });

  it('finds it among many applicants of the same name', async () => {
    await api.db.execute(sql`
      with people as (
        insert into users select (jsonb_populate_record(u, jsonb_build_object(
          'id', gen_random_uuid(), 'email', 'tocaya' || g || '@ejemplo.mx', 'referral_code', 'T' || g))).*
        from users u, generate_series(1, 250) g where u.id = ${story.applicant.userId} returning id
      )
      insert into applicants select (jsonb_populate_record(a, jsonb_build_object(
        'id', gen_random_uuid(), 'user_id', p.id,
        'payment_clabe', lpad((row_number() over ())::text, 18, '0')))).*
      from applicants a, people p where a.user_id = ${story.applicant.userId}`);
    expect(await found('lucía')).toEqual([folio]);
  });
});

import { prospects } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { actOn, bringProspects, reviewFile } from '@tests/support/prospect-files';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

const api = await testApi();
const HEADINGS = 'negocio,contacto,telefono,correo,municipio,estado,zona';
let serial = 0;

const file = (name: string, phone: string) =>
  `${HEADINGS}\r\n${name},Ana Ruiz,${phone},,Tonalá,Jalisco,Centro`;

async function team() {
  const programId = await api.program();
  return api.person('program_administrator', { programId });
}

function newPhone() {
  serial += 1;
  return `33${String(50_000_000 + serial)}`;
}

async function findByPhone(phone: string) {
  const [prospect] = await api.db
    .select()
    .from(prospects)
    .where(eq(prospects.phone, `+52${phone}`));
  return prospect;
}

/** A batch that added one prospect, or changed one that was there. */
async function brought(who: Person, how: 'added' | 'changed') {
  const phone = newPhone();
  const first = await bringProspects(api, who, file('Primera', phone));
  if (how === 'added') return { phone, batchId: first.id };
  const { id } = await reviewFile(api, who, file('Segunda', phone));
  await who.call({
    method: 'POST',
    url: `/api/v1/prospect-batches/${id}/decisions`,
    body: { rows: 'repeated', decision: 'update' },
  });
  expect(await actOn(api, who, id, 'commit')).toMatchObject({ counts: { update: 1 } });
  return { phone, batchId: id };
}

/** Until somebody waits for a row that another holds. */
const waited = () =>
  vi.waitFor(
    async () => {
      const { rows } = await api.db.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      if (rows.length === 0) throw new Error('nobody waits');
    },
    { timeout: 30_000 },
  );

it.each(['added', 'changed'] as const)(
  'a batch is not taken back over a change that is being made to one that it %s',
  async (how) => {
    const who = await team();
    const { phone, batchId } = await brought(who, how);
    let undoing: ReturnType<typeof actOn> | undefined;
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`
        update prospects set business_name = 'Corregida', version = version + 1, last_touch_at = now()
         where phone = ${`+52${phone}`}`);
      undoing = actOn(api, who, batchId, 'undo');
      await waited();
    });
    expect(await undoing).toMatchObject({
      state: 'done',
      failure: 'Ya se construyó algo sobre sus prospectos; no se puede deshacer.',
    });
    expect(await findByPhone(phone)).toMatchObject({ businessName: 'Corregida' });
  },
);

it('of an undo and a change at once one is done, and the other told, fifty times', async () => {
  const who = await team();
  for (let round = 0; round < 50; round += 1) {
    const { phone, batchId } = await brought(who, 'added');
    const { id, version } = present(await findByPhone(phone));
    const [undone, edited] = await Promise.all([
      // Refused at once, where the change came first.
      actOn(api, who, batchId, 'undo').catch(() => ({ state: 'done' })),
      who.call({
        method: 'PATCH',
        url: `/api/v1/prospects/${id}`,
        body: { version, business_name: 'Corregida' },
      }),
    ]);
    const names = [(await findByPhone(phone))?.businessName];
    const isUndone = undone.state === 'undone';
    expect([edited.status === 200, ...names], `round ${round}`).toEqual(
      isUndone ? [false, undefined] : [true, 'Corregida'],
    );
  }
});

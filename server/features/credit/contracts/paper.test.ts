import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { contracts, signatures } from '@server/db/schema/credit';
import { sealOf } from '@server/features/platform';
import { assertChainsSound } from '@server/jobs/chains';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { firstOf, present } from '@tests/support/present';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paperHash, sealContracts } from './sealed';

const api = await testApi();
const story = await creditStory(api);

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

it('a contract reads on the screen word by word as the PDF that is signed, under its main figures', async () => {
  const { projectId } = await story.funded();
  const { contract, loan } = await story.show(projectId);
  const { id } = present(contract);
  const me = story.applicant;
  const { json } = await me.call({ url: `/api/v1/contracts/${id}/paper` });
  const { summary, facts, blocks, tables, closing } = present(json.paper);
  expect(summary).toEqual({
    amount_cents: 10_000_000,
    months: 12,
    annual_rate_bp: 2400,
    payment_name: 'Mensualidad',
    payment_cents: present(loan).payment_cents,
    cat_bp: present(loan).cat_bp,
    late_rate_bp: present(loan).late_rate_bp,
    total_cents: firstOf(tables).rows.reduce(
      (sum, { 4: total = '' }) => sum + Number(total.replace(/\D/g, '')),
      0,
    ),
  });
  const file = await me.call({ url: `/api/v1/contracts/${id}/file` });
  const drawn = await pdfWords(file.bytes);
  const read = [
    ...facts,
    ...blocks.filter(({ kind }) => kind !== 'drawn').map(({ text }) => text),
    ...tables.flatMap(({ columns, rows }) => [
      columns.join(''),
      ...rows.map((row) => row.join('')),
    ]),
    ...closing,
  ];
  const closed = drawn.replaceAll(' ', '');
  expect(read.filter((line) => !closed.includes(line.replaceAll(/\s/g, '')))).toEqual([]);
  expect(onOneLine(read.join(' ')).length).toBeGreaterThan(2000);

  const other = await api.person('client');
  expect((await other.call({ url: `/api/v1/contracts/${id}/paper` })).status).toBe(404);
});

/** Who changes a contract by SQL; answers how to undo it. */
async function alter(id: string, changes: Partial<typeof contracts.$inferInsert>) {
  const [was] = await api.db.select().from(contracts).where(eq(contracts.id, id));
  await api.db.update(contracts).set(changes).where(eq(contracts.id, id));
  return () => api.db.update(contracts).set(present(was)).where(eq(contracts.id, id));
}

const drafted = async () => present((await story.show((await story.funded()).projectId)).contract);

it('a contract that SQL changed is neither read nor signed, and is named each night', async () => {
  const contract = await drafted();
  const me = story.applicant;
  const url = `/api/v1/contracts/${contract.id}` as const;
  const paper = present((await me.call({ url: `${url}/paper` })).json.paper);
  const altered = { ...paper, summary: { ...paper.summary, annual_rate_bp: toBasisPoints(100) } };
  const message =
    'Este contrato no coincide con el que generamos. Por tu seguridad no se puede leer ni firmar hasta que lo revisemos.';
  for (const changes of [{ paper: altered }, { paper: null }, { sha256: 'a'.repeat(64) }]) {
    const undo = await alter(contract.id, changes);
    for (const read of [`${url}/paper`, `${url}/file`] as const) {
      expect(await me.call({ url: read })).toMatchObject({ status: 409, json: { message } });
    }
    expect(await story.sign(me, { ...contract, ...changes })).toMatchObject({
      status: 409,
      json: { message },
    });
    await expect(assertChainsSound(api.db)).rejects.toThrow(
      `contract ${contract.id} is not as it was sealed`,
    );
    await undo();
  }
  await expect(assertChainsSound(api.db)).resolves.toBeUndefined();
  // Who signs second is refused as well.
  expect((await story.sign(me, contract)).status).toBe(200);
  const undo = await alter(contract.id, { paper: altered });
  expect(await story.sign(story.supplier, contract)).toMatchObject({ status: 409 });
  await undo();
  expect((await story.sign(story.supplier, contract)).status).toBe(200);
  const signed = await api.db
    .select()
    .from(signatures)
    .where(eq(signatures.contractId, contract.id));
  expect(signed.map(({ evidence }) => evidence?.paper_sha256)).toEqual([
    paperHash(paper),
    paperHash(paper),
  ]);
});

it('a contract from before its words were kept has its PDF alone, and is signed', async () => {
  const { id } = await drafted();
  await alter(id, { status: 'void' });
  const [row] = await api.db.select().from(contracts).where(eq(contracts.id, id));
  const { id: _, ...rest } = present(row);
  const old = { ...rest, version: 2, paper: null, status: 'pending' as const };
  const made = firstOf(await api.db.insert(contracts).values(old).returning());
  const event = { occurredOn: toDay('2026-12-01'), actor: 'update' };
  await inTransaction(api.db, (tx) => sealContracts(tx, [made], event));
  await api.db.insert(signatures).values([
    { contractId: made.id, userId: story.applicant.userId, party: 'applicant', position: 1 },
    { contractId: made.id, userId: story.supplier.userId, party: 'supplier', position: 2 },
  ]);
  const { json } = await story.applicant.call({ url: `/api/v1/contracts/${made.id}/paper` });
  expect(json).toEqual({ paper: null });
  expect((await story.sign(story.applicant, made)).status).toBe(200);
});

/** What SQL writes to make a signature look given. */
const forged = (userId: string, sha256: string) => {
  const evidence = { sha256 };
  return {
    ...{ userId, evidence, signedAt: api.clock.now },
    sealHash: sealOf(sha256, evidence),
  };
};

it('a signature that SQL wrote lets nobody sign after it, and is named each night', async () => {
  const contract = await drafted();
  const { applicant, supplier } = story;
  const first = and(eq(signatures.contractId, contract.id), eq(signatures.party, 'applicant'));
  const [was] = await api.db.select().from(signatures).where(first);
  const { id, ...unsigned } = present(was);
  await api.db.update(signatures).set(forged(applicant.userId, contract.sha256)).where(first);
  expect(await story.sign(supplier, contract)).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('no coinciden con las que se dieron') },
  });
  const night = `signature ${id} is not as it was sealed`;
  await expect(assertChainsSound(api.db)).rejects.toThrow(night);
  await api.db.update(signatures).set(unsigned).where(first);
  await expect(assertChainsSound(api.db)).resolves.toBeUndefined();

  // One that was given is neither taken back nor made another's.
  expect((await story.sign(applicant, contract)).status).toBe(200);
  const [given] = await api.db.select().from(signatures).where(first);
  const later = { signedAt: new Date(api.clock.now.getTime() + 60_000) };
  const changes = [unsigned, later, { evidence: { sha256: contract.sha256 } }];
  for (const change of [...changes, { userId: supplier.userId }]) {
    await api.db.update(signatures).set(change).where(first);
    expect((await story.sign(supplier, contract)).status).toBe(409);
    await expect(assertChainsSound(api.db)).rejects.toThrow(night);
    await api.db.update(signatures).set(present(given)).where(first);
  }
  expect((await story.sign(supplier, contract)).json.status).toBe('signed');
  await expect(assertChainsSound(api.db)).resolves.toBeUndefined();
});

it('a contract of which SQL took the second signature away is not complete with the first', async () => {
  const contract = await drafted();
  const second = and(eq(signatures.contractId, contract.id), eq(signatures.party, 'supplier'));
  await api.db.delete(signatures).where(second);
  expect((await story.sign(story.applicant, contract)).json.status).toBe('pending');
});

import { contracts } from '@server/db/schema/credit';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

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

it('a contract from before its words were kept has its PDF alone, and is signed', async () => {
  const { projectId } = await story.funded();
  const contract = present((await story.show(projectId)).contract);
  await api.db.update(contracts).set({ paper: null }).where(eq(contracts.id, contract.id));
  const { json } = await story.applicant.call({ url: `/api/v1/contracts/${contract.id}/paper` });
  expect(json).toEqual({ paper: null });
  expect((await story.sign(story.applicant, contract)).status).toBe(200);
});

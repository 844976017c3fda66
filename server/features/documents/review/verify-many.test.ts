import { documents } from '@server/db/schema/documents';
import { documentsApi } from '@tests/support/documents';
import { isAnyoneWaiting } from '@tests/support/lock-waits';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';

/** Number of a kind that is verified with others: signed quotes. */
const QUOTE = 11;
const api = await documentsApi();
const { staff, supplier, applicant, newProject, identity, post } = api;

/** A signed quote that waits. */
async function quote() {
  const { projectId } = await newProject(applicant);
  const { json } = await api.send(supplier, `project/${projectId}`, { docId: QUOTE });
  return String(json.id);
}

it('while many wait for one that is being decided on, what a colleague does does not wait for them', async () => {
  const ids = [await quote(), await quote()].toSorted();
  const { id } = (await identity(await api.person('client'))).json;
  const other = await api.person('admin');
  const deciding = await api.pool.connect();
  onTestFinished(async () => {
    await deciding.query('rollback');
    deciding.release();
  });
  await deciding.query('begin');
  await deciding.query('select 1 from documents where id = $1 for update', [ids.at(-1)]);
  const many = staff.call({
    method: 'POST',
    url: '/api/v1/document-bulk-verifications',
    body: { ids },
  });
  await expect.poll(() => isAnyoneWaiting(api.db), { timeout: 30_000 }).toBe(true);
  expect((await post(other, 'verify', { id })).status).toBe(200);
  await deciding.query('commit');
  const { items } = (await many).json;
  expect(items.map(({ outcome }) => outcome)).toEqual(['verified', 'verified']);
  const statuses = await api.db
    .select({ status: documents.status })
    .from(documents)
    .where(eq(documents.docId, QUOTE));
  expect(statuses).toEqual([{ status: 'verificado' }, { status: 'verificado' }]);
});

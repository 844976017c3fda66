import { toCentavos } from '@contract/kernel/fields/centavos';
import { installationSites, projects } from '@server/db/schema/credit';
import { applicants, suppliers } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Person, testApi } from './api';
import { pdf } from './files';
import { multipart } from './multipart';

export const NOWHERE = '01900000-0000-7000-8000-000000000000';

/** Numbers of the definitions that tests speak of. */
export const doc = {
  identity: 1,
  address: 2,
  deed: 5,
  bill: 10,
  sheet: 12,
  invoice: 13,
  photo: 21,
  opinion: 30,
} as const;

const base = '/storagev3/documents';

interface Sent {
  docId?: number;
  name?: string;
  content?: string | Buffer;
  fields?: Record<string, string>;
}

/** The API with the people around one project, and the document calls as functions. */
export async function documentsApi() {
  const api = await testApi();
  let folio = 0;
  const staff = await api.person('admin', { fullName: 'Revisora Prueba' });
  const applicant = await api.person('client');
  const otherUser = await api.person('client');
  const supplier = await api.person('supplier');
  const otherSupplier = await api.person('supplier');
  const agent = await api.person('supplier_agent', { supplierId: await supplierId(supplier) });
  const { projectId, siteId } = await newProject(applicant);

  async function supplierId({ userId }: Person) {
    const [row] = await api.db.select().from(suppliers).where(eq(suppliers.userId, userId));
    return row?.id ?? '';
  }

  /** A project of an applicant with the fixture's supplier, and its site. */
  async function newProject(who: Person) {
    const [row] = await api.db.select().from(applicants).where(eq(applicants.userId, who.userId));
    folio += 1;
    const [project] = await api.db
      .insert(projects)
      .values({
        folio: `P-${folio}`,
        applicantId: row?.id ?? '',
        supplierId: await supplierId(supplier),
        productId: 1,
        status: 'in_review',
        amountCents: toCentavos(12_000_000),
        termMonths: 36,
        purpose: 'Paneles para la casa',
      })
      .returning();
    const [site] = await api.db
      .insert(installationSites)
      .values({
        projectId: project?.id ?? '',
        street: 'Calle 60 #120',
        neighbourhood: 'Centro',
        municipality: 'Mérida',
        state: 'Yucatán',
        postalCode: '97000',
      })
      .returning();
    return { projectId: project?.id ?? '', siteId: site?.id ?? '' };
  }

  function send(
    who: Person,
    path: string,
    { docId, name = 'ine.pdf', content = pdf(), fields }: Sent,
  ) {
    const form = multipart(
      { ...(docId !== undefined && { file_type: String(docId) }), ...fields },
      { name: 'file', fileName: name, content },
    );
    return who.call({ method: 'POST', url: `${base}/upload/${path}`, ...form });
  }

  const identity = (who: Person, content: string | Buffer = pdf()) =>
    send(who, `user/${who.userId}`, { docId: doc.identity, content });
  const post = (who: Person, act: string, body: object) =>
    who.call({ method: 'POST', url: `${base}/${act}`, body });
  const get = <const P extends string>(who: Person, path: P) =>
    who.call({ url: `${base}/${path}` });

  async function link(who: Person, id: string | number, use = 'view') {
    const body = { document_id: id, use };
    const reply = await who.call({ method: 'POST', url: '/api/v1/document-links', body });
    expect(reply.status).toBe(200);
    return String(reply.json.access_token);
  }
  const open = (id: string | number, token: string, use = 'view') =>
    api.anonymous({ url: `${base}/${use}_document_file/${id}/x?access_token=${token}` });

  return {
    ...api,
    staff,
    applicant,
    otherUser,
    supplier,
    otherSupplier,
    agent,
    projectId,
    siteId,
    newProject,
    send,
    identity,
    post,
    get,
    link,
    open,
  };
}

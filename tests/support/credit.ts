import { randomUUID } from 'node:crypto';
import type { EarlyUse } from '@contract/credit/early-payments';
import type { OfferSheet } from '@contract/funding/offers';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { installationSites, loans, projects } from '@server/db/schema/credit';
import { investors, suppliers } from '@server/db/schema/people';
import { installEquipment } from '@server/db/seed/installed-equipment';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { depositIdentified } from '@server/ledger/events/deposits';
import { eq } from 'drizzle-orm';
import type { Person, testApi } from './api';
import { accountSetHoursAgo, registerAccount } from './bank-account';
import { pdf, png } from './files';
import { identify } from './identify';
import { multipart } from './multipart';
import { firstOf, present } from './present';
import { settingsFrom } from './settings';
import { asTwo } from './two-people';

type Api = Awaited<ReturnType<typeof testApi>>;

/** All that staff write of a person's offer. */
export const completeSheet: OfferSheet = {
  birth_day: toDay('1986-03-12'),
  sex: 'M',
  occupation: 'Comerciante',
  residence: 'Mérida, Yucatán',
  income_sources: 'Ventas de la tortillería',
  guarantees: 'Sin garantía real ni obligado solidario.',
  risk_factors: 'Sus ingresos dependen de un solo local.',
};

/** Where the installer of a story is paid. */
export const INSTALLER_CLABE = '002115016003269411';

/** A key for an idempotent call. */
export const once = (key: string = randomUUID()) => ({ 'idempotency-key': key });

/**
 * A credit played step by step over HTTP, for tests that begin somewhere along its life: each step does
 * what a person would and answers what the next one needs.
 */
export async function creditStory(api: Api) {
  await api.db.transaction(seedSettingsTable);
  await settingsFrom(api)('2020-01-01', { udi_value: '8.500000' });
  const staff = await api.person('admin', { fullName: 'Comité Prueba' });
  /** Pays what `staff` approved: no person does both. */
  const treasurer = await api.person('admin', { fullName: 'Tesorería Prueba' });
  const applicant = await api.person('client', { fullName: 'Lucía Cruz Peña' });
  const supplier = await api.person('supplier', { fullName: 'Sol del Bajío' });
  const [company] = await api.db
    .select()
    .from(suppliers)
    .where(eq(suppliers.userId, supplier.userId));
  const supplierId = company?.id ?? '';
  await registerAccount(api, supplier, INSTALLER_CLABE, 'Sol del Bajío');
  await accountSetHoursAgo(api, supplierId, 25);

  const request = (changes: object = {}) => ({
    product_id: 1,
    supplier_id: supplierId,
    amount_cents: 10_000_000,
    term_months: 12,
    owed_elsewhere_cents: 0,
    purpose: 'Paneles solares para la tortillería',
    site: {
      street: 'Calle 60 #120',
      neighbourhood: 'Centro',
      municipality: 'Mérida',
      state: 'Yucatán',
      postal_code: '97000',
    },
    ...changes,
  });

  /** Asks for a credit; answers the project's id. */
  async function ask(changes: object = {}): Promise<string> {
    const reply = await applicant.call({
      method: 'POST',
      url: '/api/v1/projects',
      body: request(changes),
      headers: once(),
    });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
    return reply.json.id;
  }

  /** Uploads a document; answers its id. A picture is of a site, whose equipment is then known. */
  async function uploaded(who: Person, path: string, docId: number, picture = false) {
    if (picture) await equip(path);
    const sent = await who.call({
      method: 'POST',
      url: `/storagev3/documents/upload/${path}`,
      ...multipart(
        {
          file_type: String(docId),
          ...(picture && { assocTable: 'fg_locations', assocKey: 'foto_instalado' }),
        },
        picture
          ? { name: 'file', fileName: 'sistema.png', content: png() }
          : { name: 'file', fileName: 'documento.pdf', content: pdf() },
      ),
    });
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.json));
    return String(sent.json.id);
  }

  /** Says what stands at a site, and its serial numbers, unless somebody did. */
  async function equip(siteId: string) {
    const [site] = await api.db
      .select({ id: installationSites.id, productId: projects.productId })
      .from(installationSites)
      .innerJoin(projects, eq(projects.id, installationSites.projectId))
      .where(eq(installationSites.id, siteId));
    if (site) await installEquipment(api.db, site, api.clock.now);
  }

  /** Uploads a document and has it verified. */
  async function verified(who: Person, path: string, docId: number, picture = false) {
    const id = await uploaded(who, path, docId, picture);
    await staff.call({ method: 'POST', url: '/storagev3/documents/verify', body: { id } });
  }

  /** The identity is the person's, not the project's: known and verified once for all their requests. */
  let identified = false;
  async function identifyOnce() {
    if (!identified) await identify(api, staff, applicant);
    identified = true;
  }

  async function documented(projectId: string) {
    await identifyOnce();
    await verified(applicant, `project/${projectId}`, 10);
  }

  async function approve(projectId: string, changes: object = {}) {
    await documented(projectId);
    return act(staff, `projects/${projectId}/approve`, {
      annual_rate_bp: 2400,
      term_months: 12,
      opening_fee_bp: 300,
      risk_grade: 'B',
      ...changes,
    });
  }

  const accept = (projectId: string) => act(applicant, `projects/${projectId}/accept`);

  async function offerVersionOf(projectId: string): Promise<number> {
    const [row] = await api.db
      .select({ version: projects.offerVersion })
      .from(projects)
      .where(eq(projects.id, projectId));
    return row?.version ?? 0;
  }

  const prepare = async (projectId: string, sheet: OfferSheet = completeSheet) =>
    staff.call({
      method: 'PUT',
      url: `/api/v1/projects/${projectId}/offer` as const,
      body: { ...sheet, version: await offerVersionOf(projectId) },
    });

  /** The terms are accepted and the project published for some days; answers the opportunity's id. */
  async function publish(projectId: string, days = 20): Promise<string> {
    await accept(projectId);
    await prepare(projectId);
    const closes = new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
    const reply = await act(staff, `projects/${projectId}/publish`, { closes_at: closes });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
    return reply.json.opportunity_id;
  }

  /** Asks, approves and publishes. */
  async function published(changes: object = {}) {
    const projectId = await ask(changes);
    await approve(projectId);
    return { projectId, opportunityId: await publish(projectId) };
  }

  /** An investor with money and a second factor just confirmed. */
  async function investor(pesos: number, personType = 1) {
    const person = await api.person('investor', { personType });
    const [row] = await api.db.select().from(investors).where(eq(investors.userId, person.userId));
    const investorId = row?.id ?? '';
    if (pesos > 0) await deposit(investorId, toCentavos(pesos * 100));
    await api.stepUp(person);
    return { ...person, investorId };
  }

  const deposit = (investorId: string, amount: Centavos) =>
    api.db.transaction((tx) =>
      depositIdentified(tx, {
        investorId,
        amount,
        trackingKey: randomUUID(),
        naturalKey: randomUUID(),
        occurredOn: dayInMexicoCity(api.clock.now),
        actor: 'test',
      }),
    );

  const invest = (who: Person, opportunityId: string, cents: number, key?: string) =>
    act(who, 'commitments', { opportunity_id: opportunityId, amount_cents: cents }, key);

  /** Funds a published project with two investors of 60 and 40 %. */
  async function funded() {
    const story = await published();
    const first = await investor(100_000);
    const second = await investor(100_000);
    await invest(first, story.opportunityId, 6_000_000);
    await invest(second, story.opportunityId, 4_000_000);
    return { ...story, first, second };
  }

  const show = async (projectId: string, who: Person = staff) =>
    (await who.call({ url: `/api/v1/projects/${projectId}` })).json;

  async function sign(who: Person, contract: { id: string; sha256: string }) {
    await api.stepUp(who);
    return act(who, `contracts/${contract.id}/sign`, { sha256: contract.sha256 });
  }

  /** Funds and signs. */
  async function installing() {
    const story = await funded();
    const contract = present((await show(story.projectId)).contract);
    await sign(applicant, contract);
    await sign(supplier, contract);
    return story;
  }

  /**
   * Funds, signs, installs and delivers the money.
   * @param early what its applicant chooses for money beyond what is due. Without a choice it waits until each instalment
   *   falls due; most stories pay before the day and want what they paid to be applied at once.
   */
  async function repaying(early: EarlyUse = 'instalments') {
    const story = await installing();
    await deliver(story.projectId);
    if (early !== 'credit_balance') await chooseEarly(story.projectId, early);
    return story;
  }

  /**
   * Shows what was installed, and has its stage approved.
   * @param by who verifies and approves it, where the session of `staff` is over
   */
  async function deliver(projectId: string, by: Person = staff) {
    const { sites, stages } = await show(projectId, by);
    const id = await uploaded(await api.again(supplier), firstOf(sites).id, 21, true);
    await by.call({ method: 'POST', url: '/storagev3/documents/verify', body: { id } });
    await act(by, `stages/${firstOf(stages).id}/approve`);
  }

  /** Chooses what money beyond what is due does, from the day on which the credit began. */
  async function chooseEarly(projectId: string, use: EarlyUse) {
    const [loan] = await api.db.select().from(loans).where(eq(loans.projectId, projectId));
    const url = `/api/v1/loans/${present(loan).id}` as const;
    const { json } = await applicant.call({ url: `${url}/early-payment` });
    const accepted = use === 'instalments' && { accepted_text: json.instalments_text };
    const reply = await applicant.call({
      method: 'POST',
      url: `${url}/early-payment-choices`,
      body: { use, ...accepted },
      headers: once(),
    });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  }

  function act(who: Person, path: string, body?: object, key?: string) {
    const request = {
      method: 'POST' as const,
      url: `/api/v1/${path}` as const,
      ...(body && { body }),
      headers: once(key),
    };
    return who.role === 'admin' ? asTwo(api, who, request) : who.call(request);
  }

  return {
    staff,
    treasurer,
    applicant,
    supplier,
    supplierId,
    request,
    ask,
    uploaded,
    verified,
    identify: identifyOnce,
    documented,
    approve,
    accept,
    prepare,
    publish,
    published,
    investor,
    invest,
    funded,
    show,
    sign,
    installing,
    repaying,
    deliver,
    chooseEarly,
    act,
  };
}

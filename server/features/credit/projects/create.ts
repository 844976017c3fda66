import { folioOf } from '@contract/credit/folio';
import { productName } from '@contract/credit/product-catalog';
import { FIRST_STATUS } from '@contract/credit/project-states';
import type { newProject } from '@contract/credit/projects';
import { personKind } from '@contract/kernel/fields/person-type';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { installationSites, projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants, supplierAgents, suppliers } from '@server/db/schema/people';
import { placeOfRequest, prospectAsked, verifiedSupplier } from '@server/features/people';
import { announceNotices, events, toStaff, toUser } from '@server/features/platform';
import { notFound, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { noteMove } from '../project-places/note-move';
import { MAX_IN_REVIEW, tooMuch } from './rules';
import { addProjectEvent } from './timeline';
import { assertTotalOwed } from './total-owed';
import { loadedUdi, requestBound } from './udi';

type Request = z.output<typeof newProject>;

interface Terms extends Pick<Request, 'amount_cents'> {
  person_type: number;
}

interface Asked {
  applicantId: string;
  /** The seller who prepared it; the applicant's own where it was not prepared. */
  agentId?: string | null;
  body: Request;
  config: Config;
  now: Date;
}

/** Opens an applicant's request: the project, its site, the first line of its history. */
export async function createProject(tx: Tx, { applicantId, agentId, body, config, now }: Asked) {
  const [person] = await tx
    .select({ applicant: applicants, user: users })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, applicantId))
    .for('no key update', { of: applicants });
  if (!person) throw notFound();
  await checkRequest(tx, person, body, now);
  const owedElsewhere = body.owed_elsewhere_cents;
  await assertTotalOwed(tx, { applicantId, amount: body.amount_cents, owedElsewhere, now });
  const supplier = await supplierOf(tx, body.supplier_id);
  // The stages of a credit are paid to who installs, who signs its contract beside its applicant.
  if (supplier.userId === person.user.id) {
    const supplier_id = t(creditWords.projects.create.ownCompany);
    throw refused(t(outcomes.invalidTitle), { supplier_id });
  }
  const place = await placeOfRequest(tx, {
    applicant: person.applicant,
    supplier,
    site: {
      municipality: `${body.site.municipality}, ${body.site.state}`,
      postalCode: body.site.postal_code,
    },
  });
  const [project] = await tx
    .insert(projects)
    .values({
      folio: await nextFolio(tx),
      applicantId,
      supplierId: supplier.id,
      agentId: await agentOf(tx, agentId ?? person.applicant.agentId, supplier.id),
      programId: place?.programId ?? null,
      zoneId: place?.zoneId ?? null,
      prospectId: place?.prospectId ?? null,
      executiveUserId: place?.executiveUserId ?? null,
      productId: body.product_id,
      status: FIRST_STATUS,
      amountCents: body.amount_cents,
      owedElsewhereCents: owedElsewhere,
      termMonths: body.term_months,
      purpose: body.purpose,
      statusChangedAt: now,
      createdAt: now,
    })
    .returning();
  if (!project) throw new Error('the project was not created');
  const { postal_code: postalCode, ...site } = body.site;
  await tx.insert(installationSites).values({ projectId: project.id, ...site, postalCode });
  if (place) {
    const { programId, zoneId, origin, prospectId } = place;
    const byUserId = person.user.id;
    if (prospectId) await prospectAsked(tx, prospectId, project.folio, { now, userId: byUserId });
    await noteMove(tx, { projectId: project.id, programId, zoneId, origin, at: now, byUserId });
  }
  const product = productName(body.product_id);
  await addProjectEvent(tx, {
    projectId: project.id,
    title: t(creditWords.projects.create.received),
    desc: t(creditWords.projects.create.productWith, { product, supplier: supplier.name }),
    color: 'info',
    icon: 'file',
    userId: person.user.id,
    now,
  });
  const facts = { projectId: project.id, folio: project.folio, product };
  const at = `${site.municipality}, ${site.state}`;
  await announceNotices(tx, config, [
    toStaff(events.requestReceived, facts),
    toUser(supplier.userId, events.installerChosen, { ...facts, place: at }),
  ]);
  return project;
}

async function checkRequest(
  tx: Tx,
  {
    applicant,
    user,
  }: { applicant: typeof applicants.$inferSelect; user: typeof users.$inferSelect },
  body: Request,
  now: Date,
) {
  await assertTerms(tx, { ...body, person_type: user.personType }, now);
  const inReview = await tx.$count(
    projects,
    and(eq(projects.applicantId, applicant.id), eq(projects.status, FIRST_STATUS)),
  );
  if (inReview >= MAX_IN_REVIEW) {
    throw refused(t(creditWords.projects.create.tooManyOpen, { most: MAX_IN_REVIEW }));
  }
}

/**
 * What anyone may ask for: an amount within the law. Of a site whose postal code is of another place its form warns.
 *
 * @throws AppError refused, on the field
 */
export async function assertTerms(
  tx: Tx,
  { amount_cents: amount, person_type: type }: Terms,
  now: Date,
) {
  const { udis, udi } = await requestBound(tx, personKind(type), now);
  const problem = tooMuch(amount, { udis, udi: loadedUdi(udi) });
  if (problem) throw refused(t(outcomes.invalidTitle), { amount_cents: problem });
}

/** An installer who may take on new work. */
export async function supplierOf(tx: Tx, supplierId: string) {
  // One whose account is closing at this moment has closed by then.
  await tx
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId))
    .for('share');
  const [supplier] = await tx
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.id, supplierId), verifiedSupplier()));
  if (supplier) return supplier;
  throw refused(t(outcomes.invalidTitle), {
    supplier_id: t(creditWords.projects.create.verifiedSupplier),
  });
}

/** The seller who brought the applicant, while they still sell for the supplier that was chosen. */
async function agentOf(tx: Tx, agentId: string | null, supplierId: string) {
  if (!agentId) return null;
  const [agent] = await tx.select().from(supplierAgents).where(eq(supplierAgents.id, agentId));
  return agent?.supplierId === supplierId && !agent.removedAt ? agent.id : null;
}

async function nextFolio(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ n: string }>(sql`select nextval('project_folio') as n`);
  return folioOf(rows[0]?.n ?? '');
}

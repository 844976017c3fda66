import type { Key } from '@contract/kernel/words';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { keptZones } from '@server/db/own-zones';
import {
  activityLogs,
  applicants,
  investors,
  legalAcceptances,
  programUsers,
  supplierAgents,
  supplierDecisions,
  suppliers,
} from '@server/db/schema/people';
import { programs } from '@server/db/schema/program';
import { t } from '@server/i18n';
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** The records of an account's roles, what it accepted, and what its portal reported. */
export const membershipData: PersonalData = {
  async collect(db, { userId }) {
    const [applicant] = await db.select().from(applicants).where(eq(applicants.userId, userId));
    const [investor] = await db.select().from(investors).where(eq(investors.userId, userId));
    const [supplier] = await db.select().from(suppliers).where(eq(suppliers.userId, userId));
    const accepted = await db
      .select()
      .from(legalAcceptances)
      .where(eq(legalAcceptances.userId, userId));
    const sells = await db
      .select({ agent: supplierAgents, company: suppliers.name })
      .from(supplierAgents)
      .innerJoin(suppliers, eq(suppliers.id, supplierAgents.supplierId))
      .where(eq(supplierAgents.userId, userId))
      .orderBy(asc(supplierAgents.id));
    const works = await db
      .select({
        member: programUsers,
        program: programs.name,
        zones: keptZones(programUsers.zoneIds),
      })
      .from(programUsers)
      .innerJoin(programs, eq(programs.id, programUsers.programId))
      .where(eq(programUsers.userId, userId))
      .orderBy(asc(programUsers.id));
    const decided = supplier
      ? await db
          .select()
          .from(supplierDecisions)
          .where(eq(supplierDecisions.supplierId, supplier.id))
          .orderBy(asc(supplierDecisions.id))
      : [];
    const reported = await db
      .select()
      .from(activityLogs)
      .where(eq(activityLogs.userId, userId))
      .orderBy(asc(activityLogs.id));
    return {
      sells_for: sells.map(({ agent, company }) => ({
        company,
        name: agent.fullName,
        email: agent.email,
        phone: agent.phone,
        invited_at: agent.invitedAt,
        joined_at: agent.joinedAt,
        removed_at: agent.removedAt,
      })),
      works_in_programs: works.map(({ member, program, zones }) => ({
        program,
        role: member.role,
        zones: zones?.map(({ name }) => name) ?? null,
        since: member.createdAt,
        removed_at: member.removedAt,
        removed_reason: member.removedReason,
      })),
      // Who of staff decided is theirs.
      company_decisions: decided.map((row) => ({
        act: row.act,
        from: row.fromStanding,
        to: row.toStanding,
        reason: row.reason,
        decided_at: row.decidedAt,
      })),
      portal_activity: reported.map(({ logCode, otherCode, extraParams, createdAt }) => ({
        event: otherCode ?? logCode,
        details: extraParams,
        at: createdAt,
      })),
      applicant: applicant && {
        payment_clabe: applicant.paymentClabe,
        since: applicant.createdAt,
      },
      investor: investor && {
        deposit_clabe: investor.depositClabe,
        since: investor.createdAt,
      },
      company: supplier && {
        name: supplier.name,
        level: supplier.level,
        verified_at: supplier.verifiedAt,
        since: supplier.createdAt,
      },
      legal_acceptances: accepted.map(({ document, version, textHash, named, ip, acceptedAt }) => ({
        document,
        version,
        text_sha256: textHash,
        named,
        ip,
        accepted_at: acceptedAt,
      })),
    };
  },

  async holds(db, { userId, supplierId }) {
    const sells = and(eq(supplierAgents.userId, userId), isNull(supplierAgents.removedAt));
    const works = and(eq(programUsers.userId, userId), isNull(programUsers.removedAt));
    const team =
      supplierId &&
      and(eq(supplierAgents.supplierId, supplierId), isNull(supplierAgents.removedAt));
    return [
      ...((await db.$count(supplierAgents, sells)) > 0 ? [t(peopleWords.privacy.holds.agent)] : []),
      ...((await db.$count(programUsers, works)) > 0 ? [t(peopleWords.privacy.holds.program)] : []),
      ...(team && (await db.$count(supplierAgents, team)) > 0
        ? [t(peopleWords.privacy.holds.team)]
        : []),
    ];
  },

  async hangs(db, { applicantId, supplierId }) {
    const words = peopleWords.registrations.hangs;
    const { id, agentId, prospectId } = applicants;
    const brought = or(isNotNull(applicants.supplierId), isNotNull(agentId), isNotNull(prospectId));
    const found: Key[] = [];
    if (applicantId && (await db.$count(applicants, and(eq(id, applicantId), brought))) > 0) {
      found.push(words.broughtBy);
    }
    if (supplierId) {
      const decided = eq(supplierDecisions.supplierId, supplierId);
      const sells = eq(supplierAgents.supplierId, supplierId);
      const theirs = eq(applicants.supplierId, supplierId);
      if ((await db.$count(supplierDecisions, decided)) > 0) found.push(words.decisions);
      if ((await db.$count(supplierAgents, sells)) > 0) found.push(words.sellers);
      if ((await db.$count(applicants, theirs)) > 0) found.push(words.applicants);
    }
    return found.map((word) => t(word));
  },

  async erase(tx, { userId }) {
    const none = { onboardingStep: null };
    const name = t(identityWords.accounts.closedName);
    await tx.update(applicants).set(none).where(eq(applicants.userId, userId));
    await tx.update(investors).set(none).where(eq(investors.userId, userId));
    await tx
      .update(suppliers)
      .set({ name, onboardingStep: null })
      .where(eq(suppliers.userId, userId));
    await tx
      .update(supplierAgents)
      .set({ fullName: name, email: '', phone: null, onboardingStep: null })
      .where(eq(supplierAgents.userId, userId));
    await tx.delete(activityLogs).where(eq(activityLogs.userId, userId));
  },
};

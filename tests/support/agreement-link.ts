import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { inTransaction } from '@server/db/connection';
import { contracts, loans, projects, signatures } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { sendAgreement } from '@server/features/credit/co-obligors/agreement-links';
import { sealContracts } from '@server/features/credit/contracts/sealed';
import { signatureFact } from '@server/features/credit/contracts/sealed-signatures';
import { seal } from '@server/ledger/seals';
import { desc, eq } from 'drizzle-orm';
import type { testApi } from './api';
import { type Kind, linkKit } from './link-kit';
import { offeredRestructure } from './offered-restructure';
import { firstOf, present } from './present';

/**
 * The link to an agreement that its applicant signed, of a credit that need not be late.
 *
 * @param projectId of a credit that is paid
 */
export function agreementLink(
  api: Awaited<ReturnType<typeof testApi>>,
  staff: { userId: string },
  projectId: () => string,
): Kind {
  const { newEmail, post, mailed } = linkKit(api);
  return {
    purpose: 'co_obligor_restructure',
    hours: 72,
    page: (token) => `${href('coObligorRestructure')}#${token}`,
    redeem: (token) => post('/api/v1/co-obligor-restructure/redeem', { token }),
    async open() {
      const { db, clock, config } = api;
      const now = clock.now;
      const [loan] = await db.select().from(loans).where(eq(loans.projectId, projectId()));
      await db
        .update(loanRestructures)
        .set({ status: 'withdrawn', endedAt: now })
        .where(eq(loanRestructures.status, 'proposed'));
      await db
        .update(coObligors)
        .set({ withdrawnAt: now })
        .where(eq(coObligors.projectId, projectId()));
      const restructureId = await offeredRestructure(api, present(loan), staff);
      const email = newEmail();
      const coObligor = firstOf(
        await db
          .insert(coObligors)
          .values({
            projectId: projectId(),
            fullName: 'Rosa Peña Gil',
            email,
            phone: '+529991234567',
            relation: 'Hermana',
            acceptedAt: now,
          })
          .returning(),
      );
      const [project] = await db.select().from(projects).where(eq(projects.id, projectId()));
      const [last] = await db
        .select()
        .from(contracts)
        .where(eq(contracts.projectId, projectId()))
        .orderBy(desc(contracts.version));
      const contract = firstOf(
        await db
          .insert(contracts)
          .values({
            projectId: projectId(),
            kind: 'restructure',
            title: `Convenio modificatorio ${present(project).folio}`,
            version: present(last).version + 1,
            sha256: 'a'.repeat(64),
            size: 1,
            status: 'pending',
            createdAt: now,
          })
          .returning(),
      );
      const ofContract = { contractId: contract.id };
      const [given] = await db
        .insert(signatures)
        .values([
          { ...ofContract, userId: staff.userId, party: 'applicant', position: 1, signedAt: now },
          { ...ofContract, userId: coObligor.id, party: 'co_obligor', position: 2 },
        ])
        .returning();
      await inTransaction(db, async (tx) => {
        const event = { occurredOn: dayInMexicoCity(now), actor: 'test' };
        await sealContracts(tx, [contract], event);
        await seal(tx, [signatureFact(present(given))], event);
      });
      await db
        .update(loanRestructures)
        .set({ contractId: contract.id })
        .where(eq(loanRestructures.id, restructureId));
      const send = () =>
        inTransaction(db, (tx) => sendAgreement(tx, contract.id, { config, now: clock.now }));
      await send();
      return mailed({
        email,
        in: /reestructura#/,
        secrets: ['Rosa', 'Lucía'],
        again: () => post('/api/v1/co-obligor-links', { email }),
        end: () =>
          db.update(contracts).set({ status: 'void' }).where(eq(contracts.id, contract.id)),
      });
    },
  };
}

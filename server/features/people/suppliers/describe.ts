import { standingOf, supplierActsOn } from '@contract/people/supplier-states';
import type {
  SupplierDetail,
  SupplierItem,
  SupplierVerification,
} from '@contract/people/suppliers';
import type { Db } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import type { Scope } from '@server/http/principal';
import { bankAccountOf } from '../bank-accounts/account';
import { describeForStaff } from '../bank-accounts/for-staff';
import { masked } from '../masked';
import { openedRfc } from '../tax-profiles/kept';
import { workProfileOf } from '../work-profiles/kept';
import { companyPapers, papersTold } from './papers';
import {
  type Company,
  decisionsOn,
  findSupplier,
  isOnboarded,
  latestProjects,
  ownCompany,
  sellersOf,
} from './repository';
import { lackingFor, stateOf } from './rules';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

type CompanyRow = Company & { agents: number; projects: number; sealedRfc: string | null };

const rfcOf = (row: CompanyRow, vault: Vault) => openedRfc(vault, row.userId, row.sealedRfc);

/** Of its RFC a list shows the end alone. */
export function describeItem(row: CompanyRow, vault: Vault): SupplierItem {
  const rfc = rfcOf(row, vault);
  return {
    id: row.id,
    name: row.name,
    rfc: rfc && masked(rfc),
    status: row.status,
    standing: standingOf(stateOf(row)),
    level: row.level,
    requested_at: stateOf(row).requested ? iso(row.verificationRequestedAt) : null,
    verified_at: iso(row.verifiedAt),
    agents: row.agents,
    projects: row.projects,
    created_at: row.createdAt.toISOString(),
  };
}

const suspensionOf = ({ suspendedAt, suspensionReason }: Company) =>
  suspendedAt && { since: suspendedAt.toISOString(), reason: suspensionReason ?? '' };

interface Viewing {
  scope: Scope;
  vault: Vault;
  viewerId: string;
  now: Date;
}

export async function describeSupplier(
  db: Db,
  supplierId: string,
  { scope, vault, viewerId, now }: Viewing,
): Promise<SupplierDetail> {
  const { company, person } = await findSupplier(db, scope, supplierId);
  const selling = await sellersOf(db, supplierId);
  const account = await bankAccountOf(db, vault, supplierId);
  const decisions = await decisionsOn(db, supplierId);
  const closed = person.status === 'closed';
  const own = [person.id, ...selling.map(({ user_id }) => user_id)].includes(viewerId);
  return {
    ...describeItem(company, vault),
    rfc: rfcOf(company, vault),
    person: {
      user_id: person.id,
      full_name: person.fullName,
      email: person.email,
      phone: person.phone,
      person_type: person.personType,
      closed,
    },
    suspension: suspensionOf(company),
    account: account && describeForStaff(account),
    papers: await companyPapers(db, person.id, now),
    work: await workProfileOf(db, person.id),
    selling,
    latest_projects: await latestProjects(db, supplierId),
    decisions: decisions.map(({ decision, by }) => ({
      id: decision.id,
      act: decision.act,
      at: decision.decidedAt.toISOString(),
      by,
      by_id: decision.decidedBy,
      from: decision.fromStanding,
      to: decision.toStanding,
      from_level: decision.fromLevel,
      to_level: decision.toLevel,
      reason: decision.reason,
    })),
    own,
    acts: own || closed ? [] : supplierActsOn(stateOf(company)).filter((act) => act !== 'request'),
  };
}

/** A company's own standing, and what it lacks. */
export async function describeVerification(
  db: Db,
  scope: Scope,
  now: Date,
): Promise<SupplierVerification> {
  const company = await ownCompany(db, scope);
  const state = stateOf(company);
  const papers = await papersTold(db, company.userId, now);
  const onboarded = await isOnboarded(db, company);
  const [last] = (await decisionsOn(db, company.id)).filter(({ decision: { act } }) =>
    ['request', 'reject_request', 'verify'].includes(act),
  );
  return {
    standing: standingOf(state),
    level: company.level,
    requested_at: state.requested ? iso(company.verificationRequestedAt) : null,
    verified_at: iso(company.verifiedAt),
    suspension: suspensionOf(company),
    rejection:
      last?.decision.act === 'reject_request'
        ? { at: last.decision.decidedAt.toISOString(), reason: last.decision.reason ?? '' }
        : null,
    papers,
    onboarded,
    may_request:
      onboarded &&
      supplierActsOn(state).includes('request') &&
      lackingFor('request', papers).length === 0,
  };
}

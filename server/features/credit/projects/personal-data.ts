import { closedStatuses } from '@contract/credit/project-states';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { installationSites, loans, projects, siteSerials } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { contractSigners } from '@server/db/schema/credit-contract-signers';
import { t } from '@server/i18n';
import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { AccountRecords, PersonalData } from '../../personal-data';
import { listEquipment } from '../sites/save-equipment';

/** Projects in which an account has something left to do: an installer has nothing while one is repaid. */
const openTo = ({ applicantId, supplierId }: AccountRecords) => [
  ...(applicantId
    ? [and(eq(projects.applicantId, applicantId), notInArray(projects.status, [...closedStatuses]))]
    : []),
  ...(supplierId
    ? [
        and(
          eq(projects.supplierId, supplierId),
          notInArray(projects.status, [...closedStatuses, 'repaying']),
        ),
      ]
    : []),
];

/** A person's credits, with where they are installed; the law keeps them. */
export const creditData: PersonalData = {
  async collect(db, { applicantId }) {
    if (!applicantId) return { credits: [] };
    const rows = await db
      .select({ project: projects, loan: loans })
      .from(projects)
      .leftJoin(loans, eq(loans.projectId, projects.id))
      .where(eq(projects.applicantId, applicantId))
      .orderBy(asc(projects.id));
    const sites = await db
      .select()
      .from(installationSites)
      .where(
        inArray(
          installationSites.projectId,
          rows.map(({ project }) => project.id),
        ),
      );
    const serials = await db
      .select({ siteId: siteSerials.siteId, serial: siteSerials.serial })
      .from(siteSerials)
      .where(
        inArray(
          siteSerials.siteId,
          sites.map(({ id }) => id),
        ),
      );
    const named = await db
      .select()
      .from(coObligors)
      .where(
        inArray(
          coObligors.projectId,
          rows.map(({ project }) => project.id),
        ),
      );
    const signers = await db
      .select()
      .from(contractSigners)
      .where(
        inArray(
          contractSigners.projectId,
          rows.map(({ project }) => project.id),
        ),
      );
    return {
      credits: rows.map(({ project, loan }) => ({
        folio: project.folio,
        status: project.status,
        amount_cents: project.amountCents,
        owed_elsewhere_cents: project.owedElsewhereCents,
        term_months: project.termMonths,
        purpose: project.purpose,
        created_at: project.createdAt,
        loan: loan && {
          status: loan.status,
          principal_cents: loan.principalCents,
          annual_rate_bp: loan.annualRateBp,
          risk_grade: loan.riskGrade,
          disbursed_on: loan.disbursedOn,
        },
        // Whom they named to sign with them.
        contract_signers: signers
          .filter(({ projectId }) => projectId === project.id)
          .map(({ party, fullName, email, phone, createdAt }) => ({
            party,
            full_name: fullName,
            email,
            phone,
            invited_at: createdAt,
          })),
        // Whom they named; what those declared of themselves is not theirs.
        co_obligors: named
          .filter(({ projectId }) => projectId === project.id)
          .map(({ fullName, email, phone, relation, createdAt }) => ({
            full_name: fullName,
            email,
            phone,
            relation,
            invited_at: createdAt,
          })),
        sites: sites
          .filter(({ projectId }) => projectId === project.id)
          .map((site) => ({
            street: site.street,
            neighbourhood: site.neighbourhood,
            municipality: site.municipality,
            state: site.state,
            postal_code: site.postalCode,
            tariff: site.tariff,
            meter_number: site.meterNumber,
            installed: site.technicalData ? listEquipment(site.technicalData) : [],
            serials: serials.filter(({ siteId }) => siteId === site.id).map((row) => row.serial),
            requested_on: site.requestedOn,
            verified_on: site.verifiedOn,
            meter_on: site.meterOn,
            contract_on: site.contractOn,
          })),
      })),
    };
  },

  async holds(db, account) {
    const mine = openTo(account);
    if (mine.length === 0) return [];
    const open = await db
      .select({ folio: projects.folio })
      .from(projects)
      .where(or(...mine))
      .orderBy(asc(projects.id));
    const folios = open.map(({ folio }) => folio).join(', ');
    return open.length > 0 ? [t(creditWords.closing.open, { count: open.length, folios })] : [];
  },

  async hangs(db, { applicantId, supplierId }) {
    const mine = [
      ...(applicantId ? [eq(projects.applicantId, applicantId)] : []),
      ...(supplierId ? [eq(projects.supplierId, supplierId)] : []),
    ];
    if (mine.length === 0) return [];
    return (await db.$count(projects, or(...mine))) > 0 ? [t(creditWords.hangs.projects)] : [];
  },
};

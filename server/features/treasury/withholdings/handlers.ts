import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { withholdings as contract } from '@contract/treasury/withholdings';
import type { WithheldMonth, WithheldSums } from '@server/adapters/tax-documents';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { certificateFile } from '../tax-papers/certificate';
import { ownApplicantId, taxHolder } from '../tax-papers/holder';
import { monthsOfApplicant, readStatuses } from './repository';
import { monthsWithin, sumWithheld } from './rules';

export const withholdingHandlers = implement(contract, {
  async list({ db, scope, query }) {
    const all = await monthsOfApplicant(db, ownApplicantId(scope));
    const years = [...new Set(all.map(({ month }) => month.slice(0, 4)))].reverse();
    const year = query.year ?? years[0] ?? null;
    const months = year === null ? [] : monthsWithin(all, year);
    const readStatus = await readStatuses(
      db,
      months.map(({ month }) => month),
    );
    return {
      year,
      years,
      months: months.map((month) => ({
        month: month.month,
        concerns: month.concerns,
        status: readStatus(month.month),
        ...inCents(month),
        rules: describeRules(month),
      })),
      totals: inCents(sumWithheld(months)),
    };
  },

  async certificate({ db, scope, principal, params, adapters, vault, config, now, record }) {
    const { period, format } = params;
    const applicantId = ownApplicantId(scope);
    const months = monthsWithin(await monthsOfApplicant(db, applicantId), period);
    if (months.length === 0) throw notFound();
    const readStatus = await readStatuses(
      db,
      months.map(({ month }) => month),
    );
    const today = dayInMexicoCity(now);
    const isOpen =
      today.startsWith(period) || months.some(({ month }) => readStatus(month) === 'open');
    const file = await certificateFile(adapters, format, {
      period,
      provisionalOn: isOpen ? today : null,
      role: 'applicant',
      withholder: config.brand,
      holder: await taxHolder(db, vault, principal.userId),
      months,
      totals: sumWithheld(months),
    });
    await record(applicantId, { period, format });
    return file;
  },
});

const inCents = (sums: WithheldSums) => ({
  interest_cents: sums.interest,
  late_interest_cents: sums.lateInterest,
  vat_cents: sums.vat,
  vat_withheld_cents: sums.vatWithheld,
  income_tax_cents: sums.incomeTax,
});

const describeRules = ({ rules }: WithheldMonth) =>
  rules.map(({ name, rate, validFrom, source }) => ({
    name,
    rate_bp: rate,
    valid_from: validFrom,
    source,
  }));

import { reportWords } from '@contract/locales/es-MX/compliance/reports-server';
import type { Cell } from '@server/adapters/csv-file';
import { loans, projects } from '@server/db/schema/credit';
import { applicants, investors } from '@server/db/schema/people';
import { type TaxIdentity, taxIdentitiesOf } from '@server/features/people';
import { t } from '@server/i18n';
import { feesBetween } from '@server/ledger/history';
import { sql } from 'drizzle-orm';
import { type Making, PART, pesos, type Report } from './report';

const words = reportWords.commissions;

interface Fee extends Record<string, unknown> {
  month: string;
  kind: 'opening_fee' | 'fee_collected' | 'investor_fee_charged';
  folio: string | null;
  user_id: string;
  base: string;
  vat: string;
}

interface Line {
  fee: Fee;
  person: TaxIdentity | undefined;
}

const columns: readonly (readonly [string, (line: Line) => Cell])[] = [
  [t(words.month), ({ fee }) => fee.month],
  [t(words.kind), ({ fee }) => t(words.kinds[fee.kind])],
  [t(words.folio), ({ fee }) => fee.folio],
  [t(words.name), ({ person }) => person?.name ?? null],
  [t(words.rfc), ({ person }) => person?.rfc ?? null],
  [t(words.base), ({ fee }) => pesos(fee.base)],
  [t(words.vat), ({ fee }) => pesos(fee.vat)],
  [t(words.total), ({ fee }) => pesos(Number(fee.base) + Number(fee.vat))],
];

/** Fees that were charged in a month or a year with their VAT, by month, credit and who paid them. */
export async function commissions({ tx, vault, period }: Making): Promise<Report> {
  const { rows: found } = await tx.execute<Fee>(sql`
    select f.month, f.kind, p.folio, coalesce(i.user_id, a.user_id) as user_id, f.base::text, f.vat::text
      from (${feesBetween(period.from, period.to)}) f
      left join ${loans} l on l.id = f.loan_id
      left join ${projects} p on p.id = l.project_id
      left join ${applicants} a on a.id = l.applicant_id
      left join ${investors} i on i.id = f.investor_id
     order by f.month, f.kind, p.folio, user_id`);
  async function* rows() {
    for (let at = 0; at < found.length; at += PART) {
      const part = found.slice(at, at + PART);
      const people = await taxIdentitiesOf(
        tx,
        vault,
        part.map(({ user_id }) => user_id),
      );
      yield part.map((fee) => {
        const line = { fee, person: people.get(fee.user_id) };
        return columns.map(([, value]) => value(line));
      });
    }
  }
  return {
    headings: columns.map(([title]) => title),
    parts: Math.ceil(found.length / PART),
    rows: rows(),
  };
}

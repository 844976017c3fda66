import { personKind } from '@contract/kernel/fields/person-type';
import { reportWords } from '@contract/locales/es-MX/compliance/reports-server';
import type { Cell } from '@server/adapters/csv-file';
import { investors } from '@server/db/schema/people';
import { type TaxIdentity, taxIdentitiesOf } from '@server/features/people';
import { t } from '@server/i18n';
import { withheldBetween } from '@server/ledger/history';
import { sql } from 'drizzle-orm';
import { type Making, PART, pesos, type Report } from './report';

const words = reportWords.withholdings;

interface Withheld extends Record<string, unknown> {
  user_id: string;
  interest: string;
  late_interest: string;
  income_tax: string;
  vat: string;
  concerns: string | null;
}

interface Line {
  sums: Withheld;
  person: TaxIdentity | undefined;
}

const columns: readonly (readonly [string, (line: Line) => Cell])[] = [
  [t(words.rfc), ({ person }) => person?.rfc ?? null],
  [t(words.curp), ({ person }) => person?.curp ?? null],
  [t(words.name), ({ person }) => person?.name ?? null],
  [t(words.fiscalName), ({ person }) => person?.fiscalName ?? null],
  [
    t(words.personType),
    ({ person }) => (person ? t(reportWords.personType[personKind(person.personType)]) : null),
  ],
  [t(words.regime), ({ person }) => person?.regime ?? null],
  [t(words.postalCode), ({ person }) => person?.fiscalPostalCode ?? null],
  [t(words.interest), ({ sums }) => pesos(sums.interest)],
  [t(words.lateInterest), ({ sums }) => pesos(sums.late_interest)],
  [t(words.total), ({ sums }) => pesos(Number(sums.interest) + Number(sums.late_interest))],
  [t(words.incomeTax), ({ sums }) => pesos(sums.income_tax)],
  [t(words.vat), ({ sums }) => pesos(sums.vat)],
  [t(words.concerns), ({ sums }) => sums.concerns],
];

/**
 * What each investor was paid of interest in a month or a year, and the taxes withheld of it; what is complementary to a
 * month that was reported before has lines of its own.
 */
export async function withholdings({ tx, vault, period }: Making): Promise<Report> {
  const known = await tx.select({ id: investors.id }).from(investors).orderBy(investors.id);
  async function* rows() {
    for (let at = 0; at < known.length; at += PART) {
      const ids = known.slice(at, at + PART).map(({ id }) => id);
      const { rows: found } = await tx.execute<Withheld>(sql`
        select i.user_id, w.interest::text, w.late_interest::text, w.income_tax::text, w.vat::text, w.concerns
          from (${withheldBetween(ids, period.from, period.to)}) w
          join ${investors} i on i.id = w.investor_id
         where w.interest <> 0 or w.late_interest <> 0 or w.income_tax <> 0 or w.vat <> 0
         order by i.id, w.concerns nulls first`);
      const people = await taxIdentitiesOf(
        tx,
        vault,
        found.map(({ user_id }) => user_id),
      );
      yield found.map((sums) => {
        const line = { sums, person: people.get(sums.user_id) };
        return columns.map(([, value]) => value(line));
      });
    }
  }
  return {
    headings: columns.map(([title]) => title),
    parts: Math.ceil(known.length / PART),
    rows: rows(),
  };
}

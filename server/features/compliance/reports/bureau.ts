import { formatDay } from '@contract/kernel/fields/day';
import { personKind } from '@contract/kernel/fields/person-type';
import { reportWords } from '@contract/locales/es-MX/compliance/reports-server';
import type { Cell } from '@server/adapters/csv-file';
import { type TaxIdentity, taxIdentitiesOf } from '@server/features/people';
import { t } from '@server/i18n';
import { type BureauCredit, creditsOf, deliveredBy, type Standing, standingsOn } from './credits';
import { type Making, PART, pesos, type Report } from './report';
import { monthEnds, NOT_YET, paymentCode } from './rules';

const words = reportWords.bureau;

interface Line {
  credit: BureauCredit;
  person: TaxIdentity | undefined;
  /** At the end of the month and of the eleven before it; undefined where it was not delivered yet. */
  months: readonly (Standing | undefined)[];
}

const NOTHING: Standing = { owed: 0, overdue: 0, daysLate: 0 };
const now = ({ months: [last] }: Line) => last ?? NOTHING;
/** Whether it owed something when the month began. */
const owedBefore = ({ months: [, before] }: Line) => before !== undefined && before.owed > 0;
const codeOf = (at: Standing | undefined) => (at ? paymentCode(at) : NOT_YET);
const dayCell = (on: string | null | undefined) => (on ? formatDay(on) : null);

const columns: readonly (readonly [string, (line: Line) => Cell])[] = [
  [t(words.folio), ({ credit }) => credit.folio],
  [t(words.name), ({ person }) => person?.name ?? null],
  [
    t(words.personType),
    ({ person }) => (person ? t(reportWords.personType[personKind(person.personType)]) : null),
  ],
  [t(words.rfc), ({ person }) => person?.rfc ?? null],
  [t(words.curp), ({ person }) => person?.curp ?? null],
  [t(words.bornOn), ({ person }) => dayCell(person?.bornOn)],
  [t(words.street), ({ person }) => person?.street ?? null],
  [t(words.neighbourhood), ({ person }) => person?.neighbourhood ?? null],
  [t(words.municipality), ({ person }) => person?.municipality ?? null],
  [t(words.state), ({ person }) => person?.state ?? null],
  [t(words.postalCode), ({ person }) => person?.postalCode ?? null],
  [t(words.openedOn), ({ credit }) => dayCell(credit.openedOn)],
  [t(words.term), ({ credit }) => credit.termMonths],
  [t(words.principal), ({ credit }) => pesos(credit.principalCents)],
  [t(words.owed), (line) => pesos(now(line).owed)],
  [t(words.overdue), (line) => pesos(now(line).overdue)],
  [t(words.daysLate), (line) => now(line).daysLate],
  [t(words.code), ({ months }) => codeOf(months[0])],
  [t(words.history), ({ months }) => months.map(codeOf).join(' ')],
  [t(words.lastPaid), ({ credit }) => dayCell(credit.lastPaid)],
  [t(words.settledOn), (line) => (now(line).owed === 0 ? dayCell(line.credit.lastPaid) : null)],
  [t(words.restructuredOn), ({ credit }) => dayCell(credit.restructuredOn)],
];

/**
 * The file of a month for a credit bureau, in a layout of our own that is to be mapped to the bureau's: a line
 * for each credit that owed something in the month.
 */
export async function bureau({ tx, vault, period: { from, to } }: Making): Promise<Report> {
  const ids = await deliveredBy(tx, to);
  const ends = monthEnds(to, 12);
  async function* rows() {
    for (let at = 0; at < ids.length; at += PART) {
      const part = ids.slice(at, at + PART);
      const credits = await creditsOf(tx, part, to);
      const people = await taxIdentitiesOf(
        tx,
        vault,
        credits.map(({ userId }) => userId),
      );
      const months: Map<string, Standing>[] = [];
      for (const end of ends) months.push(await standingsOn(tx, part, end));
      const lines = credits.map((credit) => ({
        credit,
        person: people.get(credit.userId),
        months: months.map((on) => on.get(credit.loanId)),
      }));
      yield lines
        .filter((line) => line.credit.openedOn >= from || owedBefore(line))
        .map((line) => columns.map(([, value]) => value(line)));
    }
  }
  return {
    headings: columns.map(([title]) => title),
    parts: Math.ceil(ids.length / PART),
    rows: rows(),
  };
}

import { quartersUntil } from '@contract/compliance/report-periods';
import { reportWords } from '@contract/locales/es-MX/compliance/reports-server';
import type { Cell } from '@server/adapters/csv-file';
import { t } from '@server/i18n';
import { type Making, pesos, type Report } from './report';
import { type Statistics, statisticsOf } from './statistics';

const words = reportWords.annex17;

const columns: readonly (readonly [string, (row: Statistics, quarter: string) => Cell])[] = [
  [t(words.quarter), (_, quarter) => quarter],
  [t(words.category), ({ category }) => t(words.categories[category])],
  [t(words.deliveredAmount), (row) => pesos(row.delivered_cents)],
  [t(words.delivered), (row) => row.delivered],
  [t(words.applicantsIndividual), (row) => row.applicants_individual],
  [t(words.applicantsLegal), (row) => row.applicants_legal],
  [t(words.investorsIndividual), (row) => row.investors_individual],
  [t(words.investorsLegal), (row) => row.investors_legal],
  [t(words.owedAmount), (row) => pesos(row.owed_cents)],
  [t(words.owed), (row) => row.owed],
  [t(words.currentAmount), (row) => pesos(row.current_cents)],
  [t(words.current), (row) => row.current],
  [t(words.defaultAmount), (row) => pesos(row.default_cents)],
  [t(words.inDefault), (row) => row.in_default],
  [t(words.defaultShare), ({ default_share }) => default_share && Number(default_share)],
  [t(words.over90Amount), (row) => pesos(row.over90_cents)],
  [t(words.over90), (row) => row.over90],
  [t(words.collectionAmount), (row) => pesos(row.collection_cents)],
  [t(words.collection), (row) => row.collection],
  [t(words.return), ({ yearly_return }) => yearly_return && Number(yearly_return)],
  [t(words.fell30Amount), (row) => pesos(row.fell30_cents)],
  [t(words.fell30), (row) => row.fell30],
  [t(words.recoveredAmount), (row) => pesos(row.recovered_cents)],
  [t(words.recovered), (row) => row.recovered],
  [t(words.newAmount), (row) => pesos(row.new_cents)],
  [t(words.new), (row) => row.new],
  [t(words.settledAmount), (row) => pesos(row.settled_cents)],
  [t(words.settled), (row) => row.settled],
  [t(words.method), () => t(words.methodText)],
];

/** Quarterly statistics of the platform (CUITF 97, annex 17): five quarters, by kind of financing. */
export async function annex17({ tx, period }: Making): Promise<Report> {
  const quarters = quartersUntil(period.to);
  async function* rows() {
    for (const { name, from, to } of quarters) {
      const figures = await statisticsOf(tx, from, to);
      yield figures.map((row) => columns.map(([, value]) => value(row, name)));
    }
  }
  return { headings: columns.map(([title]) => title), parts: quarters.length, rows: rows() };
}

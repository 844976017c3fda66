import type { Centavos } from '@contract/kernel/fields/centavos';
import { centsToDecimal } from '@contract/kernel/fields/mxn';
import { statementWords } from '@contract/locales/es-MX/treasury/statements-server';
import { csvHead, csvRow } from '@server/adapters/csv-file';
import { t, texts } from '@server/i18n';
import type { StatementContent } from './content';
import type { Proof } from './proof';
import { holdingRows } from './rules';

/** A statement as CSV: a row for each part of each movement, between the balances at both ends. */
export function statementCsv(content: StatementContent, { sha256 }: Proof): string {
  const { folio, from, to, opening, closing, lines } = content;
  const bare = (on: string, label: string, balance: string | null) =>
    csvRow([folio, on, label, null, null, null, balance]);
  const rows = lines.flatMap(({ on, label, late, project, parts, balance }) =>
    parts.map((part, index) =>
      csvRow([
        folio,
        on,
        late ? `${label} (${t(statementWords.late)})` : label,
        part.label,
        project,
        centsToDecimal(part.cents),
        // Known once the whole movement is in.
        index === parts.length - 1 ? centsToDecimal(balance) : null,
      ]),
    ),
  );
  return [
    csvHead(Object.values(texts(statementWords.columns))),
    bare(from, t(statementWords.opening), centsToDecimal(opening)),
    ...rows,
    bare(to, t(statementWords.closing), centsToDecimal(closing)),
    ...atEnd(content).map(([label, cents]) => bare(to, label, centsToDecimal(cents))),
    bare(to, t(statementWords.hash, { sha256 }), null),
  ].join('');
}

/** What a period ends with beside the account's balance: capital of each credit, or what an investor holds. */
const atEnd = ({ credits, holdings }: StatementContent): [label: string, cents: Centavos][] => [
  ...credits.map(({ folio, closing }): [string, Centavos] => [
    t(statementWords.ends.credit, { folio }),
    closing,
  ]),
  ...(holdings ? holdingRows(holdings) : []),
];

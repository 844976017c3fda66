import { readFile } from 'node:fs/promises';
import { sumCents } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { receivedName } from '@contract/kernel/fields/file-name';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { BankLine, bankMovements as contract } from '@contract/treasury/bank-movements';
import { parseStatement } from '@server/adapters/bank-statement';
import { decodeText } from '@server/adapters/csv';
import { refused } from '@server/http/errors';
import type { Handler } from '@server/http/implement';
import { t } from '@server/i18n';
import { keepBankBalance } from '../bank-days/balance';
import { isSentKind } from '../transfers/confirm';
import { peopleOfLines } from './people-of-lines';
import { type BankMovement, receiveBankMovement } from './receive';
import { dayProblem } from './rules';
import { type ReadLine, statementLines } from './statement-lines';

/** Imports a bank statement: each line is received as one reported by the bank, in order of day. */
export const importStatement: Handler<typeof contract.importFile> = async ({
  db,
  file,
  principal,
  config,
  vault,
  now,
  twoPeople,
  record,
}) => {
  if (!file) throw refused(t(treasuryWords.bankMovements.chooseFile));
  const statement = parseStatement(decodeText(await readFile(file.path)));
  if (!statement.ok) {
    throw refused(t(treasuryWords.bankMovements.fileRefused), {
      ...Object.fromEntries(
        statement.problems
          .slice(0, 50)
          .map(({ line, message }) => [
            t(treasuryWords.bankMovements.line, { number: line }),
            message,
          ]),
      ),
    });
  }
  const origin = { source: 'file' as const, actor: principal.userId, now, config, vault };
  const outcome = {
    lines: statement.lines.length,
    fresh: 0,
    matched: 0,
    unidentified: 0,
    waiting: 0,
  };
  const today = dayInMexicoCity(now);
  for (const { occurred_on: day, tracking_key: key } of statement.lines) {
    const problem = dayProblem(day, today);
    if (problem)
      throw refused(
        t(treasuryWords.bankMovements.lineRefused, { reason: problem, trackingKey: key }),
      );
  }
  const read: ReadLine[] = [];
  for (const line of inOrderOfDay(statement.lines)) {
    const { movement, fresh } = await receiveBankMovement(db, line, origin);
    read.push({ line, movement, fresh });
    if (!fresh) continue;
    outcome.fresh += 1;
    outcome[outcomeOf[movement.status]] += 1;
  }
  for (const balance of statement.balances) await keepBankBalance(db, balance, 'file', now);
  const news = read.flatMap(({ movement, fresh }) => (fresh ? [movement] : []));
  const credited = news.filter(({ direction }) => direction === 'in');
  const sentBack = news.filter(({ matchedKind }) => matchedKind === 'deposit');
  const bounced = credited.filter(
    ({ matchedKind }) => isSentKind(matchedKind) || matchedKind === 'charge',
  );
  const deposits = credited.filter((movement) => !bounced.includes(movement));
  const charged = news.filter(({ direction }) => direction === 'out');
  const fileName = receivedName(file.fileName) || t(treasuryWords.bankMovements.unnamed);
  await twoPeople({
    kind: 'in',
    object: 'bank_statements',
    objectId: file.sha256,
    title: t(treasuryWords.bankMovements.import, { file: fileName }),
    details: [
      { label: t(treasuryWords.bankMovements.file), value: fileName },
      { label: t(treasuryWords.bankMovements.fresh), value: String(outcome.fresh) },
      {
        label: t(treasuryWords.bankMovements.deposits),
        value: t(treasuryWords.bankMovements.countAndSum, {
          count: deposits.length,
          sum: sumOf(deposits),
        }),
      },
      { label: t(treasuryWords.bankMovements.bounces), value: formatMxn(sumOf(bounced)) },
      {
        label: t(treasuryWords.bankMovements.charges),
        value: t(treasuryWords.bankMovements.countAndSum, {
          count: charged.length,
          sum: sumOf(charged),
        }),
      },
      { label: t(treasuryWords.bankMovements.sentBack), value: formatMxn(sumOf(sentBack)) },
      {
        label: t(treasuryWords.bankMovements.balances),
        value: String(statement.balances.length),
      },
      { label: t(treasuryWords.bankMovements.unidentified), value: String(outcome.unidentified) },
      { label: t(treasuryWords.bankMovements.toReview), value: String(outcome.waiting) },
    ],
    lines: await statementLines(db, read, statement.balances),
    // All that it moves, in either direction.
    amountCents: sumOf(news),
    people: await peopleOfLines(db, news),
    // A file is as trustworthy as its uploader: it can give money, and take it back.
    always: news.length + statement.balances.length > 0,
  });
  await record(file.sha256, outcome);
  return outcome;
};

const sumOf = (movements: readonly BankMovement[]) =>
  sumCents(movements.map(({ amountCents }) => amountCents));

/** Under what an imported line counts. */
const outcomeOf = {
  matched: 'matched',
  assigned: 'matched',
  unidentified: 'unidentified',
  review: 'waiting',
  held: 'waiting',
  dismissed: 'waiting',
  returning: 'waiting',
  returned: 'matched',
  mistaken: 'matched',
} as const satisfies Record<BankMovement['status'], string>;

/** Payments apply in the order of their days, not of the file. */
const inOrderOfDay = (lines: readonly BankLine[]) =>
  [...lines].sort((a, b) => a.occurred_on.localeCompare(b.occurred_on));

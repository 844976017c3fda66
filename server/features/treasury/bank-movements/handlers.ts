import { readFile } from 'node:fs/promises';
import { sumCents } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { BankLine } from '@contract/treasury/bank-movements';
import { bankMovements as contract } from '@contract/treasury/bank-movements';
import { parseStatement } from '@server/adapters/bank-statement';
import { decodeText } from '@server/adapters/csv';
import { endedWith } from '@server/features/funding';
import { findOwners, ownerById } from '@server/features/people';
import { notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { keepBankBalance } from '../bank-days/balance';
import { isSentKind } from '../transfers/confirm';
import { contributable, contributeMovement } from './contribute';
import { decideLine } from './decide';
import { fatesOf } from './fates';
import { isOfAnotherPerson } from './known-senders';
import { behindLine } from './line-of-order';
import { isNewNotice } from './notices';
import { peopleOfLines } from './people-of-lines';
import {
  acceptMovement,
  assignMovement,
  type BankMovement,
  dismissMovement,
  receiveBankMovement,
} from './receive';
import { reconcile } from './reconciliation';
import { describeMovement, findMovement, listMovements } from './repository';
import { revealAccounts } from './reveal';
import { reversalDetails } from './reversal-details';
import { orSayCustodyLacks, reverseMovement } from './reverse';
import { dayProblem } from './rules';
import { type ReadLine, statementLines } from './statement-lines';

export const bankMovementHandlers = implement(contract, {
  async notify({ db, body, signed, config, vault, now }) {
    if (await isNewNotice(db, signed, body.event_id, { config, now })) {
      await receiveBankMovement(db, body.movement, {
        source: 'webhook',
        actor: 'bank',
        now,
        config,
        vault,
      });
    }
    return { ok: true as const };
  },

  list: async ({ db, vault, query }) => listMovements(db, vault, query),

  show: async ({ db, vault, params }) =>
    describeMovement(db, vault, await findMovement(db, params.movementId)),

  reveal: async ({ db, params, vault, record }) =>
    revealAccounts(db, vault, params.movementId, record),

  async create({ db, body, principal, config, vault, now, twoPeople, record }) {
    const { movement, fresh } = await receiveBankMovement(db, body, {
      source: 'staff',
      actor: principal.userId,
      now,
      config,
      vault,
    });
    await twoPeople({
      kind: 'in',
      object: 'bank_movements',
      objectId: movement.trackingKey,
      title:
        movement.direction === 'in'
          ? t(treasuryWords.bankMovements.registerDeposit)
          : t(treasuryWords.bankMovements.registerCharge),
      details: [
        { label: t(serverWords.shared.trackingKey), value: movement.trackingKey },
        { label: t(treasuryWords.bankMovements.date), value: formatDay(movement.occurredOn) },
        { label: t(treasuryWords.bankMovements.sender), value: movement.senderName },
        {
          label: 'CLABE beneficiaria',
          value: t(treasuryWords.bankMovements.accountEnding, {
            last4: body.receiver_clabe.slice(-4),
          }),
        },
        {
          label: t(treasuryWords.bankMovements.effect),
          value: (await fatesOf(db, [movement])).get(movement.id) ?? '',
        },
      ],
      amountCents: movement.amountCents,
      people: await peopleOfLines(db, [movement]),
      // A line reported by a person alone may not exist at all.
      always: fresh,
    });
    const described = await describeMovement(db, vault, movement);
    if (fresh) {
      await record(movement.id, {
        amount_cents: movement.amountCents,
        tracking_key: movement.trackingKey,
      });
    }
    return { movement: described, fresh };
  },

  async importFile({ db, file, principal, config, vault, now, twoPeople, record }) {
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
    await twoPeople({
      kind: 'in',
      object: 'bank_statements',
      objectId: file.sha256,
      title: t(treasuryWords.bankMovements.import),
      details: [
        { label: t(treasuryWords.bankMovements.file), value: file.fileName },
        { label: t(treasuryWords.bankMovements.fresh), value: String(outcome.fresh) },
        {
          label: t(treasuryWords.bankMovements.deposits),
          value: String(credited.length - bounced.length),
        },
        { label: t(treasuryWords.bankMovements.bounces), value: amountOf(bounced) },
        {
          label: t(treasuryWords.bankMovements.charges),
          value: String(news.length - credited.length),
        },
        { label: t(treasuryWords.bankMovements.sentBack), value: amountOf(sentBack) },
        {
          label: t(treasuryWords.bankMovements.balances),
          value: String(statement.balances.length),
        },
        { label: t(treasuryWords.bankMovements.unidentified), value: String(outcome.unidentified) },
        { label: t(treasuryWords.bankMovements.toReview), value: String(outcome.waiting) },
      ],
      lines: await statementLines(db, read, statement.balances),
      amountCents: sumCents(credited.map(({ amountCents }) => amountCents)),
      people: await peopleOfLines(db, news),
      // A file is as trustworthy as its uploader: it can give money, and take it back.
      always: news.length + statement.balances.length > 0,
    });
    await record(file.sha256, outcome);
    return outcome;
  },

  owners: async ({ db, query }) => ({ items: await findOwners(db, query.q) }),

  match: (call) =>
    decideLine(call, async (movement, origin) => {
      const { db, vault, body, principal } = call;
      const owner = await ownerById(db, body.kind, body.id);
      if (!owner) throw notFound();
      const behind = await behindLine(db, vault, movement, principal);
      const elses = await isOfAnotherPerson(db, movement, owner);
      return {
        after: await assignMovement(db, movement, owner, origin),
        kind: 'in',
        title: t(treasuryWords.bankMovements.assign),
        details: [
          ...behind.details,
          ...(elses
            ? [
                {
                  label: t(treasuryWords.bankMovements.senderAccount),
                  value: t(treasuryWords.bankMovements.knownAsOther),
                },
              ]
            : []),
          { label: t(treasuryWords.bankMovements.assignedTo), value: owner.name },
        ],
        people: [...new Set([owner.userId, ...behind.people])],
        // It may be another person's money.
        always: behind.isOrder || elses,
        noted: { kind: owner.kind, owner_id: owner.id },
      };
    }),

  contribute: (call) =>
    decideLine(call, async (movement, origin) => ({
      after: await contributeMovement(call.db, movement, origin),
      kind: 'in',
      title: t(treasuryWords.bankMovements.contributeAct),
      details: [
        { label: t(treasuryWords.bankMovements.reportedBy), value: sourceNames[movement.source] },
      ],
      people: [],
      // Settling a shortfall of clients' money always takes two people.
      always: true,
      noted: { tracking_key: movement.trackingKey },
    })),

  accept: (call) =>
    decideLine(call, async (movement, origin) => {
      const { db, vault, principal } = call;
      const { reason } = call.body;
      const behind = await behindLine(db, vault, movement, principal);
      // Whose deposit it was is not on the line any more once that is the return of a charge.
      const people = await peopleOfLines(db, [movement]);
      const after = await acceptMovement(db, movement, origin).catch(orSayCustodyLacks);
      const isCharge = after.matchedKind === 'charge';
      const isReturn = after.matchedKind === 'deposit' || (isCharge && movement.status === 'held');
      const ended =
        isReturn && movement.matchedId ? await endedWith(db, movement.matchedId, call.now) : [];
      return {
        after,
        kind: isReturn ? 'back' : 'in',
        title: isReturn
          ? takenBack[isCharge ? 'charge' : 'deposit']
          : t(treasuryWords.bankMovements.accept),
        details: [
          ...behind.details,
          ...ended,
          { label: t(serverWords.shared.reason), value: reason },
        ],
        people: [...new Set([...people, ...(await peopleOfLines(db, [after])), ...behind.people])],
        // Undoing history takes two people, whatever the amount; so does a line that may be an order of ours.
        always: isReturn || isCharge || behind.isOrder,
        noted: { from: movement.status, to: after.status, reason },
      };
    }),

  dismiss: (call) =>
    decideLine(call, async (movement) => {
      const { db, vault, principal } = call;
      const { reason } = call.body;
      const behind = await behindLine(db, vault, movement, principal);
      return {
        after: await dismissMovement(db, movement),
        kind: 'back',
        title: t(treasuryWords.bankMovements.dismiss),
        details: [...behind.details, { label: t(serverWords.shared.reason), value: reason }],
        people: behind.people,
        always: behind.isOrder,
        noted: { reason },
      };
    }),

  reverse: (call) =>
    decideLine(call, async (movement, origin) => {
      const { db, now } = call;
      const { kind, reason, occurred_on: on } = call.body;
      const problem = dayProblem(on, dayInMexicoCity(now));
      if (problem) throw refused(t(outcomes.invalidTitle), { occurred_on: problem });
      const isBounce = isSentKind(movement.matchedKind);
      const fate = isBounce ? (await fatesOf(db, [movement])).get(movement.id) : undefined;
      const happened = await reversalDetails(db, movement, { kind, on });
      const after = await reverseMovement(db, movement, { kind, on, reason }, origin).catch(
        orSayCustodyLacks,
      );
      return {
        after,
        kind: 'back',
        title: isBounce
          ? t(treasuryWords.bankMovements.takeReturnBack)
          : t(treasuryWords.bankMovements.reverseAct),
        details: [
          ...happened,
          ...(fate ? [{ label: t(treasuryWords.bankMovements.how), value: fate }] : []),
          ...(await endedWith(db, movement.id, now)),
          { label: t(serverWords.shared.reason), value: reason },
        ],
        people: await peopleOfLines(db, [movement]),
        // Undoing history takes two people, whatever the amount.
        always: true,
        noted: { kind, reason },
      };
    }),

  reconciliation: async ({ db, vault, config }) =>
    db.transaction(
      async (tx) => ({
        ...(await reconcile(tx)),
        contributable: await contributable(tx, vault, config),
      }),
      { isolationLevel: 'repeatable read' },
    ),
});

const amountOf = (movements: readonly BankMovement[]) =>
  formatMxn(sumCents(movements.map(({ amountCents }) => amountCents)));

/** What taking a line for the way back of money is called. */
const takenBack = {
  deposit: t(treasuryWords.bankMovements.takeBack),
  charge: t(treasuryWords.bankMovements.unordered.take),
} as const;

/** The source of a line, shown to the person who relies on it. */
const sourceNames = {
  webhook: t(treasuryWords.bankMovements.bankSigned),
  file: t(treasuryWords.bankMovements.personFile),
  staff: t(treasuryWords.bankMovements.personByHand),
} as const satisfies Record<BankMovement['source'], string>;

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

import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { bankMovements as contract } from '@contract/treasury/bank-movements';
import { endedWith } from '@server/features/funding';
import { ownerById } from '@server/features/people';
import { notFound, refused } from '@server/http/errors';
import type { Handler } from '@server/http/implement';
import { t } from '@server/i18n';
import { isSentKind } from '../transfers/confirm';
import { contributeMovement } from './contribute';
import { decideLine } from './decide';
import { fatesOf } from './fates';
import { isOfAnotherPerson } from './known-senders';
import { behindLine } from './line-of-order';
import { peopleOfLines } from './people-of-lines';
import { acceptMovement, assignMovement, type BankMovement, dismissMovement } from './receive';
import { reversalDetails } from './reversal-details';
import { orSayCustodyLacks, reverseMovement } from './reverse';
import { dayProblem } from './rules';

/** Says whose money a line is. */
export const matchLine: Handler<typeof contract.match> = (call) =>
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
  });

/** Takes a line for the company's own money, put in for a shortfall of its clients. */
export const contributeLine: Handler<typeof contract.contribute> = (call) =>
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
  }));

/** Takes a line that waited for what the bank reports it to be. */
export const acceptLine: Handler<typeof contract.accept> = (call) =>
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
  });

/** Takes a line for none of ours. */
export const dismissLine: Handler<typeof contract.dismiss> = (call) =>
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
  });

/** Undoes a line that the bank reversed, or that was reported by mistake. */
export const reverseLine: Handler<typeof contract.reverse> = (call) =>
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
  });

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

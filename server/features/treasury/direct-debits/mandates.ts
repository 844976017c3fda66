import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { directDebitWords as words } from '@contract/locales/es-MX/treasury/direct-debits-server';
import {
  directDebitActions,
  type directDebitBody,
  type directDebitTerms,
} from '@contract/treasury/direct-debits';
import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { directDebits } from '@server/db/schema/treasury-direct-debits';
import type { Vault } from '@server/db/vault';
import { holdApplicant } from '@server/features/credit';
import { announce, events } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { ownApplicantId } from '../tax-papers/holder';
import { folioOf } from './follow';
import {
  changeMandate,
  findMandate,
  lockMandate,
  type Mandate,
  standingMandates,
} from './repository';
import { nameSource, sourceNow, sourcesOf } from './source';
import { withdrawCharges } from './withdraw';

/** Who acts on a mandate of theirs, and when. */
export interface Acting {
  scope: Scope;
  vault: Vault;
  adapters: Adapters;
  config: Config;
  now: Date;
}

type Terms = z.output<typeof directDebitTerms>;

/**
 * A person agrees that a credit of theirs is charged to their account or a card.
 * @throws AppError not_found of another's credit, conflict of one that is not repaid or has a mandate, rule of a source
 */
export async function createMandate(
  tx: Tx,
  { loan_id: loanId, ...terms }: z.output<typeof directDebitBody>,
  acting: Acting,
): Promise<Mandate> {
  const applicant = await holdApplicant(tx, ownApplicantId(acting.scope));
  const [loan] = await tx
    .select({ status: loans.status })
    .from(loans)
    .where(and(eq(loans.id, loanId), eq(loans.applicantId, applicant.id)));
  if (!loan) throw notFound();
  if (loan.status !== 'repaying') throw conflict(t(words.notRepaying));
  const agreed = await agreedTerms(tx, applicant.id, terms, acting);
  if ((await standingMandates(tx, [loanId])).length > 0) throw conflict(t(words.hasOne));
  const [mandate] = await tx
    .insert(directDebits)
    .values({
      applicantId: applicant.id,
      loanId,
      status: 'active',
      ...agreed,
      createdAt: acting.now,
    })
    .returning();
  if (!mandate) throw new Error('the mandate was not kept');
  await tellChange(tx, mandate, 'agreed', { userId: applicant.userId, config: acting.config });
  return mandate;
}

/** The terms that a person agrees to, with their source as it is now. */
async function agreedTerms(tx: Tx, applicantId: string, terms: Terms, acting: Acting) {
  const asked = { kind: terms.source_kind, id: terms.source_id };
  const source = await sourceNow(tx, applicantId, asked, readingOf(acting));
  if (!source) {
    const hasAny = (await sourcesOf(tx, applicantId, readingOf(acting))).length > 0;
    const message = t(hasAny ? words.otherSource : words.noSource);
    throw refused(message, { source_id: message });
  }
  return {
    sourceKind: source.kind,
    sourceId: source.id,
    sourceMark: source.mark,
    sourceLast4: source.last4,
    sourceBank: source.bank,
    sourceHolder: source.holder,
    day: terms.day,
    mostCents: terms.most_cents,
    agreedAt: acting.now,
  };
}

const readingOf = ({ vault, adapters, now }: Acting) => ({ vault, gateway: adapters.cards, now });

/** A mandate of the caller's, held with its applicant. */
async function holdMandate(tx: Tx, scope: Scope, id: string) {
  const found = await findMandate(tx, scope, id);
  const applicant = await holdApplicant(tx, found.applicantId);
  const mandate = await lockMandate(tx, id);
  return { applicant, mandate, actions: directDebitActions(mandate) };
}

/**
 * Other terms, from now on: what was announced and has not gone to the bank is taken back and announced anew.
 * @throws AppError conflict of one that is over, rule of a source
 */
export async function editMandate(
  tx: Tx,
  id: string,
  terms: Terms,
  acting: Acting,
): Promise<Mandate> {
  const { applicant, mandate, actions } = await holdMandate(tx, acting.scope, id);
  if (!actions.includes('edit')) throw conflict(t(words.over));
  const agreed = await agreedTerms(tx, applicant.id, terms, acting);
  const changed = await changeMandate(tx, mandate.id, agreed);
  await withdrawCharges(tx, id, dayInMexicoCity(acting.now));
  await tellChange(tx, changed, 'changed', { userId: applicant.userId, config: acting.config });
  return changed;
}

/** Charges nothing until it is resumed. @throws AppError conflict */
export async function pauseMandate(tx: Tx, id: string, acting: Acting): Promise<Mandate> {
  const { applicant, actions } = await holdMandate(tx, acting.scope, id);
  if (!actions.includes('pause')) throw conflict(t(words.notActive));
  const paused = await changeMandate(tx, id, { status: 'paused', pauseReason: 'person' });
  await withdrawCharges(tx, id, dayInMexicoCity(acting.now));
  await tellChange(tx, paused, 'paused', { userId: applicant.userId, config: acting.config });
  return paused;
}

/** Charges again. @throws AppError conflict, rule when its account or card is not theirs any more */
export async function resumeMandate(tx: Tx, id: string, acting: Acting): Promise<Mandate> {
  const { applicant, mandate, actions } = await holdMandate(tx, acting.scope, id);
  if (!actions.includes('resume')) throw conflict(t(words.notPaused));
  const { sourceKind: kind, sourceId, sourceMark } = mandate;
  const asked = { kind, id: sourceId };
  const source = await sourceNow(tx, applicant.id, asked, readingOf(acting));
  if (source?.mark !== sourceMark) throw refused(t(words.otherSource));
  const resumed = await changeMandate(tx, id, { status: 'active', pauseReason: null });
  await tellChange(tx, resumed, 'resumed', { userId: applicant.userId, config: acting.config });
  return resumed;
}

/** Ends it for good. @throws AppError conflict */
export async function cancelMandate(tx: Tx, id: string, acting: Acting): Promise<Mandate> {
  const { applicant, actions } = await holdMandate(tx, acting.scope, id);
  if (!actions.includes('cancel')) throw conflict(t(words.over));
  const { now, config } = acting;
  const over = { status: 'cancelled' as const, pauseReason: null, endedAt: now };
  const cancelled = await changeMandate(tx, id, over);
  await withdrawCharges(tx, id, dayInMexicoCity(now));
  await tellChange(tx, cancelled, 'cancelled', { userId: applicant.userId, config });
  return cancelled;
}

async function tellChange(
  tx: Tx,
  mandate: Mandate,
  what: 'agreed' | 'changed' | 'paused' | 'resumed' | 'cancelled',
  { userId, config }: { userId: string; config: Config },
) {
  const folio = await folioOf(tx, mandate.loanId);
  const source = nameSource(mandate);
  await announce(tx, config, userId, events.directDebitChanged, { folio, what, source });
}

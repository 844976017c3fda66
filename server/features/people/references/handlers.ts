import { normalisePhone } from '@contract/kernel/fields/phone';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { relationWords } from '@contract/locales/es-MX/people/relations-server';
import {
  references as contract,
  LEAST_REFERENCES,
  MOST_REFERENCES,
  type newReference,
} from '@contract/people/references';
import type { Tx } from '@server/db/connection';
import { personReferences } from '@server/db/schema/people-relations';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { lockOwner, lockReference, type Reference, referencesOf } from './repository';

type Given = z.output<typeof newReference>;

export const referenceHandlers = implement(contract, {
  async list({ db, principal }) {
    const kept = await referencesOf(db, principal.userId);
    return {
      items: kept.map(describe),
      still_needed: Math.max(0, LEAST_REFERENCES - kept.length),
    };
  },

  async create({ db, principal, body, now, record }) {
    const others = await lockOthers(db, principal);
    if (others.kept.length >= MOST_REFERENCES) {
      throw refused(t(relationWords.references.tooMany, { most: MOST_REFERENCES }));
    }
    assertTheirPhone(others, body);
    const [row] = await db
      .insert(personReferences)
      .values({ ...columnsOf(body), userId: principal.userId, createdAt: now })
      .returning();
    if (!row) throw new Error('the reference was not kept');
    await record(row.id);
    return { id: row.id };
  },

  async edit({ db, principal, params, body, record }) {
    const { version, ...given } = body;
    const others = await lockOthers(db, principal, params.referenceId);
    const row = await lockReference(db, params.referenceId, principal.userId);
    const { id: _, state: __, ...current } = describe(row);
    assertFresh(version, current);
    assertTheirPhone(others, given);
    await db
      .update(personReferences)
      .set({
        ...columnsOf(given),
        state: 'pending',
        checkedBy: null,
        checkedAt: null,
        note: null,
        version: row.version + 1,
      })
      .where(eq(personReferences.id, row.id));
    await record(row.id);
    return { ok: true as const };
  },

  async remove({ db, principal, params, record }) {
    const others = await lockOthers(db, principal, params.referenceId);
    const row = await lockReference(db, params.referenceId, principal.userId);
    // Once there were enough, as onboarding asks, they are changed and not taken back.
    if (others.kept.length === LEAST_REFERENCES - 1) {
      throw conflict(t(relationWords.references.tooFew, { least: LEAST_REFERENCES }));
    }
    await db.delete(personReferences).where(eq(personReferences.id, row.id));
    await record(row.id);
    return { ok: true as const };
  },

  async ofUser({ db, params }) {
    const kept = await referencesOf(db, params.userId);
    return {
      items: kept.map((row) => ({
        ...describe(row),
        checked_at: row.checkedAt?.toISOString() ?? null,
        note: row.note,
      })),
    };
  },

  async check({ db, principal, params, body, now, record }) {
    const row = await lockReference(db, params.referenceId);
    if (row.userId === principal.userId) throw notFound();
    assertFresh(body.version, { state: row.state, note: row.note, version: row.version });
    await db
      .update(personReferences)
      .set({
        state: body.state,
        note: body.note,
        checkedBy: principal.userId,
        checkedAt: now,
        version: row.version + 1,
      })
      .where(eq(personReferences.id, row.id));
    await record(row.id, { from: row.state, to: body.state });
    return { ok: true as const };
  },
});

interface Others {
  ownPhone: string | null;
  kept: Reference[];
}

async function lockOthers(tx: Tx, { userId }: Principal, except?: string): Promise<Others> {
  const { phone } = await lockOwner(tx, userId);
  const kept = await referencesOf(tx, userId);
  return { ownPhone: phone && normalisePhone(phone), kept: kept.filter(({ id }) => id !== except) };
}

/** @throws AppError rule when the telephone is the person's own, or another reference has it. */
function assertTheirPhone({ ownPhone, kept }: Others, { phone }: Given) {
  const problem =
    phone === ownPhone
      ? t(relationWords.references.ownPhone)
      : kept.some((other) => other.phone === phone)
        ? t(relationWords.references.phoneTaken)
        : null;
  if (problem) throw refused(t(outcomes.invalidTitle), { phone: problem });
}

const columnsOf = ({ full_name: fullName, ...rest }: Given) => ({ ...rest, fullName });

const describe = ({ id, kind, fullName, phone, relation, years, state, version }: Reference) => ({
  id,
  kind,
  full_name: fullName,
  phone,
  relation,
  years,
  state,
  version,
});

import { definitionRows as contract } from '@contract/documents/definition-rows';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Tx } from '@server/db/connection';
import { documentDefinitions } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { toDefinition } from './definitions';
import {
  begunOf,
  columnsOf,
  describe,
  listDefinitions,
  lockDefinitions,
  nextDocId,
  type Row,
  rowsOf,
  takenBy,
  uploadsOf,
  uploadsUnder,
  versionOf,
} from './repository';
import {
  assertSamePlace,
  assertServesIdentity,
  changesIn,
  definitionOfBody,
  isFixedKind,
  wrongField,
} from './rules';

const words = documentsWords.documents.definitions;

export const documentDefinitionHandlers = implement(contract, {
  list: ({ db, query, now }) => listDefinitions(db, query, dayInMexicoCity(now)),

  async show({ db, params, now }) {
    const today = dayInMexicoCity(now);
    const rows = await rowsOf(db, params.docId);
    const begun = begunOf(rows, today);
    const shown = begun ?? rows.at(-1);
    if (!shown) throw notFound();
    return {
      ...describe(shown, begun, today),
      version: versionOf(rows),
      rows: rows.map((row) => describe(row, begun, today)),
      uploads: await uploadsOf(db, params.docId),
      is_fixed: isFixedKind(params.docId),
    };
  },

  async create({ db, body, principal, now, record }) {
    const today = dayInMexicoCity(now);
    await lockDefinitions(db);
    const docId = await nextDocId(db);
    const rule = definitionOfBody(docId, body);
    assertFromToday('valid_from', body.valid_from, today);
    await assertFree(db, rule);
    const row = await keep(db, {
      ...columnsOf(rule),
      docId,
      validFrom: body.valid_from,
      source: body.source,
      setBy: await nameOf(db, principal.userId),
    });
    await record(String(docId), { name: rule.name, valid_from: body.valid_from });
    return describe(row, row, today);
  },

  async edit({ db, params: { docId }, body: { version, ...body }, principal, now, record }) {
    const today = dayInMexicoCity(now);
    const { rows, kept } = await hold(db, docId, body.valid_from);
    const { extras, ...known } = kept;
    assertFresh(version, { ...known, ...extras, version: versionOf(rows) });
    assertFromToday('valid_from', body.valid_from, today);
    const rule = definitionOfBody(docId, body);
    assertSamePlace(kept, rule, await uploadsOf(db, docId));
    assertServesIdentity(rule);
    await assertFree(db, rule);
    await removeUnused(
      db,
      'valid_from',
      rows.filter(({ validFrom }) => validFrom === body.valid_from),
    );
    const row = await keep(db, {
      ...columnsOf(rule),
      docId,
      validFrom: body.valid_from,
      source: body.source,
      setBy: await nameOf(db, principal.userId),
      version: version + 1,
    });
    const { id: _, ...before } = kept;
    await record(String(docId), {
      name: rule.name,
      valid_from: body.valid_from,
      ...changesIn(before, rule),
    });
    return describe(row, begunOf(await rowsOf(db, docId), today), today);
  },

  async end({ db, params: { docId }, body, now, record }) {
    const { valid_to, version, reason } = body;
    const { rows } = await hold(db, docId, valid_to);
    assertFresh(version, { version: versionOf(rows) });
    if (isFixedKind(docId)) throw refused(t(words.fixedKind));
    assertFromToday('valid_to', valid_to, dayInMexicoCity(now));
    const ending = rows.find(({ validFrom }) => validFrom < valid_to);
    if (!ending) throw wrongField('valid_to', t(words.past));
    if (ending.validTo && ending.validTo <= valid_to) throw conflict(t(words.notAsked));
    const removed = rows.filter(({ validFrom }) => validFrom >= valid_to);
    await removeUnused(db, 'valid_to', removed);
    await db
      .update(documentDefinitions)
      .set({ validTo: valid_to, version: version + 1 })
      .where(eq(documentDefinitions.id, ending.id));
    await record(String(docId), {
      name: ending.name,
      valid_to,
      reason,
      ...(removed.length > 0 && { removed: JSON.stringify(removed) }),
    });
    return { ok: true as const };
  },
});

/** The rows of a kind, alone with them until the transaction ends, and what holds of it on a day. */
async function hold(tx: Tx, docId: number, day: Day) {
  await lockDefinitions(tx);
  const rows = await rowsOf(tx, docId);
  const row = begunOf(rows, day) ?? rows.at(-1);
  if (!row) throw notFound();
  return { rows, kept: toDefinition(row) };
}

function assertFromToday(field: string, day: Day, today: Day): void {
  if (day < today) throw wrongField(field, t(words.past));
}

/** @throws AppError rule, on its field, when another kind has the place */
async function assertFree(tx: Tx, rule: Parameters<typeof takenBy>[1]): Promise<void> {
  const field = await takenBy(tx, rule);
  if (field) throw wrongField(field, t(words.fieldTaken));
}

/**
 * Takes back rows that others replace.
 * @throws AppError rule, on the field of the day, when something was uploaded under one
 */
async function removeUnused(tx: Tx, field: string, rows: readonly Row[]): Promise<void> {
  for (const { id } of rows) {
    if ((await uploadsUnder(tx, id)) > 0) throw wrongField(field, t(words.dayTaken));
    await tx.delete(documentDefinitions).where(eq(documentDefinitions.id, id));
  }
}

async function keep(tx: Tx, values: typeof documentDefinitions.$inferInsert): Promise<Row> {
  const [row] = await tx.insert(documentDefinitions).values(values).returning();
  if (!row) throw new Error('the definition was not kept');
  return row;
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [user] = await tx
    .select({ fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  return user?.fullName ?? '';
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import type { Tx } from '@server/db/connection';
import {
  type MoneyAct,
  nameOfEndpoint,
  passGate,
  SecondPersonNeeded,
  type StoredCall,
} from '@server/features/platform';
import { t } from '@server/i18n';
import { type ScopeLookup, scopeOf } from './authorise';
import { callHandler } from './call-handler';
import { AppError, refused } from './errors';
import type { BaseCall, Implementation } from './implement';
import { discard, type ReceivedFile } from './multipart';
import type { Principal } from './principal';

/** For endpoints whose contract has no second person: a mistake of ours when it is asked for. */
export const noSecondPerson = {
  twoPeople: () => Promise.reject(new Error('the endpoint does not declare twoPeople')),
  perform: () => Promise.reject(new Error('the endpoint does nothing for a second person')),
};

type Gate = Parameters<typeof passGate>[1];
type Work = (tx: Tx, twoPeople: BaseCall['twoPeople']) => Promise<unknown>;

/**
 * Tries an act over money. One that takes a second person is undone and kept: it has come past every
 * other rule, so that what cannot be done is refused to who asks and never waits.
 */
export async function attempt(
  tx: Tx,
  gate: Gate,
  work: Work,
  keep: (act: MoneyAct) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await tx.transaction((inner) => gated(inner, gate, work));
  } catch (error) {
    if (error instanceof SecondPersonNeeded) return keep(error.act);
    throw error;
  }
}

/** A handler that forgot to declare what it is about moves nothing. */
async function gated(tx: Tx, gate: Gate, work: Work): Promise<unknown> {
  let declared = false;
  const result = await work(tx, async (act) => {
    declared = true;
    await passGate(tx, gate, act);
  });
  if (!declared) throw new Error(`${gate.endpoint.path} did not declare what it is about`);
  return result;
}

interface Performing {
  all: readonly Implementation[];
  lookUpScope: ScopeLookup;
  base: Omit<BaseCall, 'db' | 'twoPeople' | 'perform'>;
  /** The second person, in whose call it is done. */
  principal: Principal;
}

/** How the call of a second person does what was kept: as who asked, with both known to the gate. */
export function performer(
  tx: Tx,
  { all, lookUpScope, base, principal }: Performing,
): BaseCall['perform'] {
  return async (stored, requestedBy, confirmation) => {
    const found = all.find(
      ({ endpoint }) => endpoint.twoPeople && nameOfEndpoint(endpoint) === stored.endpoint,
    );
    if (!found || found.endpoint.can === 'public') {
      throw refused(t(serverWords.twoPeople.gone));
    }
    const { endpoint } = found;
    const requester = { ...staffPrincipal(principal), userId: requestedBy };
    const kind = lookUpScope(requester, found.endpoint.can);
    if (!kind) throw new AppError('forbidden', t(serverWords.shared.forbidden));
    const file = stored.file && (await received(stored.file, join(base.config.dataDir, 'tmp')));
    try {
      const gate = { endpoint, principal: requester, confirmation, now: base.now };
      const work: Work = (db, twoPeople) =>
        callHandler(found, {
          ...base,
          ...noSecondPerson,
          db,
          twoPeople,
          file,
          principal: requester,
          scope: scopeOf(kind, requester),
          params: stored.params,
          query: {},
          body: stored.body,
          signed: null,
        });
      // A result that differs from what was shown is rolled back to the savepoint, and the call goes on to report it.
      const result = await tx.transaction((inner) => gated(inner, gate, work));
      return endpoint.response.parse(result);
    } finally {
      await discard(file);
    }
  };
}

/** The second person's own memberships are nothing to what is done as the first. */
const staffPrincipal = (principal: Principal): Principal => ({
  ...principal,
  applicantId: null,
  investorId: null,
  supplierId: null,
  agentId: null,
  programId: null,
  zoneIds: null,
});

/** A file as it is kept with the call. */
export const inBase64 = async ({ path, fileName }: ReceivedFile): Promise<StoredCall['file']> => ({
  name: fileName,
  base64: (await readFile(path)).toString('base64'),
});

async function received(
  file: NonNullable<StoredCall['file']>,
  folder: string,
): Promise<ReceivedFile> {
  const bytes = Buffer.from(file.base64, 'base64');
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFile(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, sha256, size: bytes.length, fileName: file.name };
}

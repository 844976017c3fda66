import { roleName } from '@contract/locales/es-MX/identity/roles';
import { programWords } from '@contract/locales/es-MX/program/server';
import {
  supportFiles as contract,
  type SupportAudience,
  type SupportFileForm,
  supportExtensions,
} from '@contract/program/support-files';
import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { acceptKinds, type Brought } from '@server/features/documents';
import { announceAll, recorderOf } from '@server/features/platform';
import { assertFresh, conflict, notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal, Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { holdProgram } from '../programs/reach';
import {
  addFile,
  audienceOf,
  correctFile,
  fileIsThere,
  listForReader,
  listPublished,
  lockFile,
  noteRead,
  PUBLISHER,
  peopleOf,
  putInForce,
  type Reader,
  readersOf,
  versionFor,
  versionsFor,
  withdrawFile,
} from './repository';

export const supportFileHandlers = implement(contract, {
  list: ({ db, scope, principal, query }) => listForReader(db, readerOf(scope, principal), query),

  published: ({ db, scope, principal, query }) =>
    listPublished(db, readerOf(scope, principal), query),

  async versions({ db, scope, principal, params }) {
    const items = await versionsFor(db, readerOf(scope, principal), params.supportFileId);
    if (items.length === 0) throw notFound();
    return { items };
  },

  async file({ db, scope, principal, params, adapters, now, record }) {
    const { supportFileId: id, number } = params;
    const version = await versionFor(db, readerOf(scope, principal), id, number);
    if (!version) throw notFound();
    const { stream, size } = await adapters.objects.open(version.sha256);
    await noteRead(db, version.id, principal.userId, now);
    await record(id, { name: version.fileName });
    const { mediaType, fileName } = version;
    return { stream, size, mediaType, fileName, disposition: 'attachment' as const };
  },

  async readers({ db, scope, principal, params }) {
    const reader = readerOf(scope, principal);
    if (!(await fileIsThere(db, reader.programId, params.supportFileId))) throw notFound();
    const rows = await readersOf(db, reader, params.supportFileId);
    return {
      items: rows.map(({ id, name, number, readAt }) => ({
        id,
        name,
        number,
        read_at: readAt?.toISOString() ?? null,
      })),
    };
  },

  async publish({ db, scope, principal, file, body, adapters, config, now }) {
    const { programId, userId } = readerOf(scope, principal);
    const accepted = await accept(db, adapters, { file, sender: userId }, now);
    const id = await inTransaction(db, async (tx) => {
      await holdProgram(tx, programId);
      const wording = { ...body, programId, audience: [...body.audience, PUBLISHER] };
      const added = await addFile(tx, wording, { accepted, userId, now });
      await recorderOf(contract.publish, { db: tx, principal, now })(added, { name: body.title });
      await tell(tx, config, { programId, title: body.title }, body.audience);
      return added;
    });
    return { id };
  },

  async replace({ db, scope, principal, file, params, adapters, config, now }) {
    const { programId, userId } = readerOf(scope, principal);
    const { supportFileId: id } = params;
    // Nothing is stored for what is not there.
    if (!(await fileIsThere(db, programId, id))) throw notFound();
    const accepted = await accept(db, adapters, { file, sender: userId }, now);
    await inTransaction(db, async (tx) => {
      const { latest, ...kept } = await inForce(tx, programId, id);
      await putInForce(tx, id, latest + 1, { accepted, userId, now });
      const name = accepted.fileName;
      await recorderOf(contract.replace, { db: tx, principal, now })(id, { name });
      await tell(tx, config, kept, audienceOf(kept));
    });
    return { id };
  },

  async edit({ db, scope, principal, params, body, config, record }) {
    const { programId } = readerOf(scope, principal);
    const { id, ...kept } = await inForce(db, programId, params.supportFileId);
    const { title, description, version } = kept;
    const audience = audienceOf(kept);
    assertFresh(body.version, { title, description, audience, version });
    const words = { title: body.title, description: body.description };
    await correctFile(db, { id, version }, { ...words, audience: [...body.audience, PUBLISHER] });
    await record(id, {
      from: inWords({ title, description, audience }),
      to: inWords({ ...words, audience: body.audience }),
    });
    const added = body.audience.filter((role) => !audience.includes(role));
    await tell(db, config, { programId, title: body.title }, added);
    return { id };
  },

  async withdraw({ db, scope, principal, params, now, record }) {
    const { programId } = readerOf(scope, principal);
    const { id, title } = await inForce(db, programId, params.supportFileId);
    await withdrawFile(db, id, now);
    await record(id, { name: title });
    return { id };
  },
});

/** Material belongs to a program, so only its own people have it. */
function readerOf(scope: Scope, { userId, role }: Principal): Reader {
  if (scope.kind !== 'program') throw notFound();
  return { programId: scope.programId, userId, role };
}

const inWords = ({ title, description, audience }: Omit<SupportFileForm, 'version'>) =>
  [title, description, audience.map((role) => t(roleName[role])).join(', ')].join(' | ');

/** Notifies those whom a file is for; administrators, who publish it, are not told. */
async function tell(
  tx: Tx,
  config: Config,
  { programId, title }: { programId: string; title: string },
  audience: readonly SupportAudience[],
) {
  const people = await peopleOf(tx, programId, audience);
  await announceAll(
    tx,
    config,
    'supportFilePublished',
    people.map(({ userId, program }) => ({ userId, facts: { title, program } })),
  );
}

async function inForce(tx: Tx, programId: string, id: string) {
  const file = await lockFile(tx, programId, id);
  if (!file) throw notFound();
  if (file.withdrawnAt) throw conflict(t(programWords.supportFiles.withdrawn));
  return file;
}

/** A file of the kinds that material may be, looked at by its bytes and durable in the store. */
const accept = (db: Db, adapters: Adapters, brought: Brought, now: Date) =>
  acceptKinds(db, adapters, brought, { kinds: supportExtensions }, now);

import { roleName } from '@contract/locales/es-MX/identity/roles';
import { programWords } from '@contract/locales/es-MX/program/server';
import { supportKindName } from '@contract/locales/es-MX/program/support-kinds';
import {
  supportFiles as contract,
  installerAudiences,
  programAudiences,
  type SupportAudience,
  type SupportFileForm,
  supportExtensions,
} from '@contract/program/support-files';
import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { acceptKinds, type Brought } from '@server/features/documents';
import { announceAll, recorderOf } from '@server/features/platform';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal, Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { holdProgram } from '../programs/reach';
import {
  addFile,
  audienceOf,
  correctFile,
  fileIsThere,
  installersOf,
  listForReader,
  listPublished,
  lockFile,
  noteRead,
  PUBLISHER,
  peopleOf,
  putInForce,
  type Reader,
  readersOf,
  STAFF,
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
    const { programId } = readerOf(scope, principal);
    if (programId === null) throw notFound();
    if (!(await fileIsThere(db, programId, params.supportFileId))) throw notFound();
    const rows = await readersOf(db, programId, params.supportFileId);
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
    assertInReach(programId, body.audience);
    const accepted = await accept(db, adapters, { file, sender: userId }, now);
    const id = await inTransaction(db, async (tx) => {
      if (programId !== null) await holdProgram(tx, programId);
      const wording = { ...body, programId, audience: withPublisher(programId, body.audience) };
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
    assertInReach(programId, body.audience);
    const { title, description, kind, version } = kept;
    const audience = audienceOf(kept);
    assertFresh(body.version, { title, description, kind, audience, version });
    const words = { title: body.title, description: body.description, kind: body.kind };
    const readers = withPublisher(programId, body.audience);
    await correctFile(db, { id, version }, { ...words, audience: readers });
    await record(id, {
      from: inWords({ title, description, kind, audience }),
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

/** A program's material is its own people's alone; installers and staff have the house's. */
function readerOf(scope: Scope, { userId, role }: Principal): Reader {
  return { programId: scope.kind === 'program' ? scope.programId : null, userId, role };
}

/** @throws AppError rule where somebody is named who is no reader of it */
function assertInReach(programId: string | null, audience: readonly SupportAudience[]) {
  const reach: readonly string[] = programId === null ? installerAudiences : programAudiences;
  if (audience.every((role) => reach.includes(role))) return;
  const message = t(programWords.supportFiles.notTheirs);
  throw refused(message, { audience: message });
}

/** Roles as they are kept: who publishes reads all of it. */
const withPublisher = (programId: string | null, audience: readonly SupportAudience[]) => [
  ...audience,
  programId === null ? STAFF : PUBLISHER,
];

const inWords = ({ title, description, kind, audience }: SupportFileForm) =>
  [
    title,
    description,
    t(supportKindName[kind]),
    audience.map((role) => t(roleName[role])).join(', '),
  ].join(' | ');

/** Notifies those whom a file is for; who publish it are not told. */
async function tell(
  tx: Tx,
  config: Config,
  { programId, title }: { programId: string | null; title: string },
  audience: readonly SupportAudience[],
) {
  if (programId === null) {
    const installers = await installersOf(tx, audience);
    const told = installers.map(({ userId }) => ({ userId, facts: { title } }));
    await announceAll(tx, config, 'installerFilePublished', told);
    return;
  }
  const people = await peopleOf(tx, programId, audience);
  await announceAll(
    tx,
    config,
    'supportFilePublished',
    people.map(({ userId, program }) => ({ userId, facts: { title, program } })),
  );
}

async function inForce(tx: Tx, programId: string | null, id: string) {
  const file = await lockFile(tx, programId, id);
  if (!file) throw notFound();
  if (file.withdrawnAt) throw conflict(t(programWords.supportFiles.withdrawn));
  return file;
}

/** A file of the kinds that material may be, looked at by its bytes and durable in the store. */
const accept = (db: Db, adapters: Adapters, brought: Brought, now: Date) =>
  acceptKinds(db, adapters, brought, { kinds: supportExtensions }, now);

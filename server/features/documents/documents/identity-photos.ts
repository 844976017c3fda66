import {
  type IdentityPhoto,
  type IdentityPhotoState,
  identityPhotoNames,
  identityPhotos,
} from '@contract/documents/identity-photos';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { notFound } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { definitionAt } from '../definitions/definitions';
import type { Receiving } from './accept-file';
import { coObligorOwner, personOwner } from './owners';
import { uploadDocument } from './upload';

/** Who is photographed: the person of an account, or a co-obligor, who has none. */
type Photographed = 'users' | 'co_obligors';

/** The photographs that prove who a person is, each with its state. */
export async function identityPhotosOf(
  db: Db | Tx,
  id: string,
  table: Photographed = 'users',
): Promise<IdentityPhotoState[]> {
  const rows = await db.select().from(documents).where(isCurrentPhoto(table, id));
  return photoStates(rows);
}

/** The photographs of a person, or of the one of a row, that stand now. */
export const isCurrentPhoto = (table: Photographed, id: string | AnyPgColumn) =>
  and(
    eq(documents.ownerTable, table),
    eq(documents.ownerId, id),
    inArray(documents.docId, Object.values(identityPhotos)),
    isNull(documents.supersededBy),
  );

/** Each photograph with its state, of those that are there. */
export const photoStates = (
  rows: readonly Pick<typeof documents.$inferSelect, 'docId' | 'status' | 'rejectReason'>[],
): IdentityPhotoState[] =>
  identityPhotoNames.map((photo) => {
    const found = rows.find(({ docId }) => docId === identityPhotos[photo]);
    return {
      photo,
      state: found?.status ?? 'missing',
      reject_reason: found?.rejectReason ?? null,
    };
  });

interface Taken {
  userId: string;
  table?: Photographed;
  photo: IdentityPhoto;
  file: ReceivedFile;
  receiving: Receiving;
  config: Config;
  now: Date;
}

/** Takes a photograph of a person from a device without their session; the rules are those of their own uploads. */
export async function uploadIdentityPhoto(db: Db, taken: Taken) {
  const { userId, table = 'users', photo, file, receiving, config, now } = taken;
  const definition = await definitionAt(db, identityPhotos[photo], now);
  if (!definition) throw notFound();
  return uploadDocument(db, {
    reader: {
      scope: { kind: 'own', userId, applicantId: null, investorId: null, supplierId: null },
      principal: { userId, actorUserId: null },
    },
    definition,
    async findOwner(tx) {
      const find = table === 'users' ? personOwner : coObligorOwner;
      const owner = await find(tx, userId);
      if (!owner) throw notFound();
      return owner;
    },
    file,
    update: false,
    receiving,
    config,
    now,
  });
}

import {
  type IdentityPhoto,
  type IdentityPhotoState,
  identityPhotoNames,
  identityPhotos,
} from '@contract/documents/identity-photos';
import type { ObjectStore } from '@server/adapters/adapters';
import type { Db, Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { notFound } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { definitionAt } from '../definitions/definitions';
import { personOwner } from './owners';
import { uploadDocument } from './upload';

/** The photographs that prove who a person is, each with its state. */
export async function identityPhotosOf(db: Db | Tx, userId: string): Promise<IdentityPhotoState[]> {
  const rows = await db
    .select({ docId: documents.docId, status: documents.status, reason: documents.rejectReason })
    .from(documents)
    .where(
      and(
        eq(documents.ownerTable, 'users'),
        eq(documents.ownerId, userId),
        inArray(documents.docId, Object.values(identityPhotos)),
        isNull(documents.supersededBy),
      ),
    );
  return identityPhotoNames.map((photo) => {
    const found = rows.find(({ docId }) => docId === identityPhotos[photo]);
    return {
      photo,
      state: found?.status ?? 'missing',
      reject_reason: found?.reason ?? null,
    };
  });
}

interface Taken {
  userId: string;
  photo: IdentityPhoto;
  file: ReceivedFile;
  objects: ObjectStore;
  now: Date;
}

/** Takes a photograph of a person from a device without their session; the rules are those of their own uploads. */
export async function uploadIdentityPhoto(db: Db, { userId, photo, file, objects, now }: Taken) {
  const definition = await definitionAt(db, identityPhotos[photo], now);
  if (!definition) throw notFound();
  return uploadDocument(db, {
    reader: {
      scope: { kind: 'own', userId, applicantId: null, investorId: null, supplierId: null },
      principal: { userId, actorUserId: null },
    },
    definition,
    async findOwner(tx) {
      const owner = await personOwner(tx, userId);
      if (!owner) throw notFound();
      return owner;
    },
    file,
    update: false,
    objects,
    now,
  });
}

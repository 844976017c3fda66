import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { identityPhotoNames, identityPhotos } from '@contract/documents/identity-photos';
import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { definitionsAt, storeObject } from '@server/features/documents';
import { auditAll } from '@server/features/platform';
import { temporaryFolder } from '@server/http/temporary-folder';
import { v7 } from 'uuid';
import { demoIdentityPhoto, demoPdf, demoPhoto } from './demo-files';

interface House {
  db: Db;
  config: Config;
  adapters: Adapters;
}

/** A file in the store, as the rows of documents name it. */
interface Kept {
  sha256: string;
  size: number;
  fileName: string;
  mediaType: string;
}

const titles: Record<number, string> = {
  1: 'Identificación oficial',
  4: 'Constancia de situación fiscal',
  5: 'Acta constitutiva',
  6: 'Poder notarial',
  10: 'Recibo de luz',
};

interface Brought {
  /** Numbers of their kinds. */
  kinds: readonly number[];
  userId: string;
  /** Of the request that papers of a project are for. */
  projectId: string | null;
  staffId: string;
  now: Date;
}

/** Papers of the many of a town: of each kind one file, which all who bring it share. */
export class TownPapers {
  private readonly files = new Map<number, Promise<Kept>>();
  /** What was brought of people themselves, by whose and which: it is not asked for again. */
  private readonly brought = new Set<string>();
  /** Read once: nobody changes them in the story. */
  private read: ReturnType<typeof definitionsAt> | null = null;

  constructor(private readonly house: House) {}

  /** They stand as brought by their person and verified by staff, each act in the trail; what is there already stays. */
  async bring(tx: Tx, { kinds, userId, projectId, staffId, now }: Brought): Promise<void> {
    this.read ??= definitionsAt(tx, now);
    const definitions = await this.read;
    const isNew = (docId: number) => !this.brought.has(`${userId} ${docId}`);
    const rows = await Promise.all(
      kinds.filter(isNew).map(async (docId) => {
        const definition = definitions.find(({ doc_id }) => doc_id === docId);
        if (!definition) throw new Error(`Demo: no document has the number ${docId}`);
        const isProjects = definition.db_table === 'projects';
        const ownerId = isProjects ? projectId : userId;
        if (!ownerId) throw new Error(`Demo: document ${docId} is of a project`);
        if (!isProjects) this.brought.add(`${userId} ${docId}`);
        return {
          id: v7(),
          docId,
          definitionId: definition.id,
          ownerTable: definition.db_table,
          ownerId,
          ownerKey: definition.db_field,
          userId,
          projectId: isProjects ? projectId : null,
          ...(await this.file(docId, now)),
          status: 'verificado' as const,
          verifiedBy: staffId,
          uploadedBy: userId,
          createdAt: now,
          updatedAt: now,
          waitsSince: now,
        };
      }),
    );
    await tx.insert(documents).values(rows);
    await auditAll(
      tx,
      rows.flatMap(({ id, docId, sha256 }) => {
        const about = { at: now, object: 'documents', objectId: id } as const;
        const details = { doc_id: docId, sha256 };
        const upload = { ...details, replaces: null };
        return [
          { ...about, userId, action: 'documents.upload' as const, details: upload },
          { ...about, userId: staffId, action: 'documents.verify' as const, details },
        ];
      }),
    );
  }

  private file(docId: number, now: Date): Promise<Kept> {
    const kept = this.files.get(docId) ?? this.keep(docId, now);
    this.files.set(docId, kept);
    return kept;
  }

  private async keep(docId: number, now: Date): Promise<Kept> {
    const title = titles[docId];
    const photo = identityPhotoNames.find((name) => identityPhotos[name] === docId);
    const picture = photo ? demoIdentityPhoto(photo) : demoPhoto();
    const bytes = title ? await demoPdf(title, []) : picture;
    return {
      ...(await this.store(bytes, now)),
      ...(title
        ? { fileName: 'documento.pdf', mediaType: 'application/pdf' }
        : { fileName: 'fotografia.png', mediaType: 'image/png' }),
    };
  }

  /** Puts bytes in the store. */
  /** Bytes in the store, for a row that names them. */
  async store(bytes: Buffer, now: Date): Promise<Pick<Kept, 'sha256' | 'size'>> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { db, config, adapters } = this.house;
    const folder = temporaryFolder(config.dataDir);
    await mkdir(folder, { recursive: true });
    const temporary = path.join(folder, randomUUID());
    await writeFile(temporary, bytes);
    await storeObject(db, adapters.objects, { path: temporary, sha256 }, now);
    return { sha256, size: bytes.length };
  }
}

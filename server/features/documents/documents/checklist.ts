import { applies } from '@contract/documents/document-definitions';
import { type ChecklistItem, documentActions } from '@contract/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Db } from '@server/db/connection';
import { installationSites } from '@server/db/schema/credit';
import { documents } from '@server/db/schema/documents';
import { notFound } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, inArray, or } from 'drizzle-orm';
import { type Definition, definitionsAt } from '../definitions/definitions';
import {
  findOwner,
  isStaff,
  type Owner,
  personOwner,
  type Reader,
  uploaderProblem,
} from './owners';
import { currentRecords } from './repository';
import { blockedBecause } from './rules';

interface Named {
  owner: Owner;
  /** Which of several sites. */
  label: string | null;
}

interface Place extends Named {
  definition: Definition;
}

/**
 * What documents a project asks for (its applicant's, its own, those of its sites) or, without one, a
 * person: conditions evaluated, each with what is in it. `missing` names the required ones that are
 * neither verified nor, for those that need no verification, uploaded; `later`, those of them whose time has not come.
 */
export async function checklistOf(
  db: Db,
  reader: Reader,
  asked: { user_id?: string | undefined; project_id?: string | undefined; now: Date },
) {
  const owners = asked.project_id
    ? await ownersOfProject(db, reader, asked.project_id)
    : await ownersOfPerson(db, reader, asked.user_id ?? reader.principal.userId);
  const definitions = await definitionsAt(db, asked.now);
  const places = owners.flatMap(({ owner, label }) =>
    definitions
      .filter(({ db_table }) => db_table === owner.table)
      .map((definition) => ({ definition, owner, label })),
  );
  const current = await currentAt(db, places);
  const items = places.flatMap((place) => {
    const found = current.find(({ document }) => isAt(document, place));
    const { definition, owner } = place;
    if (definition.bo_private && !isStaff(reader)) return [];
    if (!applies(definition, owner.facts) && !(found && isStaff(reader))) return [];
    return [itemOf(reader, place, found)];
  });
  const lacking = items.filter(
    ({ is_required, state }) => is_required && state !== 'verificado' && state !== 'loaded',
  );
  return {
    items,
    missing: lacking.filter(({ blocked_because }) => !blocked_because).map(fullName),
    later: lacking.filter(({ blocked_because }) => blocked_because).map(fullName),
  };
}

const fullName = ({ name, place }: ChecklistItem) => (place ? `${name} (${place})` : name);

async function ownersOfPerson(db: Db, reader: Reader, userId: string): Promise<Named[]> {
  const owner = await findOwner(db, reader, 'users', userId);
  if (!owner) throw notFound();
  return [{ owner, label: null }];
}

async function ownersOfProject(db: Db, reader: Reader, projectId: string): Promise<Named[]> {
  const project = await findOwner(db, reader, 'projects', projectId);
  const person = project && (await personOwner(db, project.userId));
  if (!project || !person) throw notFound();
  const sites = await db
    .select({ id: installationSites.id, street: installationSites.street })
    .from(installationSites)
    .where(eq(installationSites.projectId, projectId))
    .orderBy(installationSites.id);
  const several = sites.length > 1;
  return [
    { owner: person, label: null },
    { owner: project, label: null },
    ...sites.map(({ id, street }, index) => ({
      owner: { ...project, table: 'fg_locations' as const, id },
      label: several
        ? t(documentsWords.documents.checklist.site, { number: index + 1, place: street })
        : null,
    })),
  ];
}

type Current = Awaited<ReturnType<typeof currentRecords>>[number];

async function currentAt(db: Db, places: Place[]): Promise<Current[]> {
  const idsOf = (table: Owner['table']) => [
    ...new Set(places.filter(({ owner }) => owner.table === table).map(({ owner }) => owner.id)),
  ];
  const tables = ['users', 'projects', 'fg_locations'] as const;
  const some = tables
    .filter((table) => idsOf(table).length > 0)
    .map((table) => and(eq(documents.ownerTable, table), inArray(documents.ownerId, idsOf(table))));
  return currentRecords(db, or(...some));
}

const isAt = (document: Current['document'], { definition, owner }: Place) =>
  document.ownerTable === owner.table &&
  document.ownerId === owner.id &&
  document.ownerKey === definition.db_field &&
  document.docId === definition.doc_id;

function itemOf(reader: Reader, place: Place, found: Current | undefined): ChecklistItem {
  const { definition, owner, label } = place;
  const blocked = blockedBecause(definition, owner.facts);
  const open =
    !blocked &&
    !uploaderProblem(definition, owner, reader) &&
    (!found || documentActions[found.document.status].includes('replace'));
  // A supplier learns how far its applicant's own papers are, not what is in them.
  const legible =
    owner.table !== 'users' || isStaff(reader) || owner.userId === reader.principal.userId;
  return {
    doc_id: definition.doc_id,
    name: definition.name,
    description: definition.description,
    indication: definition.indication,
    clasification: definition.clasification,
    clasification_2: definition.clasification_2,
    is_required: definition.is_required,
    verification_requiered: definition.verification_requiered,
    file_type: [...definition.file_type],
    db_table: definition.db_table,
    db_field: definition.db_field,
    owner_id: owner.id,
    place: label,
    state: found?.document.status ?? 'missing',
    document: found && legible ? found.record : null,
    can_upload: open,
    blocked_because: blocked,
  };
}

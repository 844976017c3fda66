import { MAX_ASSOCIATED } from '@contract/documents/definition-parts';
import { applies, placeOf } from '@contract/documents/document-definitions';
import { type ChecklistItem, documentActions } from '@contract/documents/documents';
import { OFFICIAL_ID } from '@contract/documents/identity-photos';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Db } from '@server/db/connection';
import { installationSites } from '@server/db/schema/credit';
import { documents } from '@server/db/schema/documents';
import { notFound } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, inArray, or } from 'drizzle-orm';
import { type Definition, definitionsAt, definitionsOf } from '../definitions/definitions';
import { photographedId } from './missing';
import {
  findOwner,
  isClosedOfCoObligors,
  isStaff,
  type Owner,
  personOwner,
  type Reader,
  uploaderProblem,
} from './owners';
import { currentRecords, earlierCounts } from './repository';
import { blockedBecause, hasEnded, isVisible } from './rules';

interface Named {
  owner: Owner;
  /** Which of several sites. */
  label: string | null;
}

/** A definition at a record: one place for a file, or several. */
interface Kind extends Named {
  definition: Definition;
  /** It is asked for no more, and what is there stays. */
  over: boolean;
}

interface Place extends Kind {
  index: number;
  found: Current | undefined;
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
  const current = await currentAt(db, owners);
  const wanted = owners.flatMap((named) =>
    definitions
      .filter((definition) => placeOf(definition).table === named.owner.table)
      .map((definition) => ({ ...named, definition, over: false })),
  );
  const kinds = [...wanted, ...(await kindsOver(db, owners, wanted, current))];
  const staff = isStaff(reader);
  const items = kinds.flatMap((kind) => {
    const { definition, owner } = kind;
    const found = current.filter(({ document }) => isAt(document, kind));
    if (!isVisible(definition, owner.facts, { staff }) || !(isAsked(kind) || found.length > 0)) {
      return [];
    }
    return placesOf(kind, found)
      .map((place) => byPhotographs(itemOf(reader, place), current))
      .filter(({ assoc_index, state, can_upload }) => {
        return assoc_index === 0 || state !== 'missing' || can_upload;
      })
      .map((item) => ({ item, isOthers: isInstallers(definition) && reader.scope.kind === 'own' }));
  });
  const ended = owners.some(({ owner }) => hasEnded(owner.facts));
  const lacking = items
    .map(({ item }) => item)
    .filter(
      ({ is_required, state }) =>
        !ended && is_required && state !== 'verificado' && state !== 'loaded',
    );
  return {
    // Until an installer has brought what is theirs to bring, there is nothing of it for who asks for the credit.
    items: items
      .filter(({ item, isOthers }) => !(isOthers && item.state === 'missing'))
      .map(({ item }) => item),
    missing: lacking.filter(({ blocked_because }) => !blocked_because).map(fullName),
    later: lacking.filter(({ blocked_because }) => blocked_because).map(fullName),
    ended,
  };
}

/** Whether the installer brings it, and not whom the credit is for. */
const isInstallers = ({ uploaded_by: by }: Definition) =>
  by.includes('supplier') && !by.includes('owner');

/** An official identification that was never sent, and need not be: its photographs are there. */
function byPhotographs(item: ChecklistItem, current: readonly Current[]): ChecklistItem {
  if (item.doc_id !== OFFICIAL_ID || item.state !== 'missing') return item;
  const photographs = current
    .map(({ document }) => document)
    .filter(({ ownerId }) => ownerId === item.owner_id);
  const state = photographedId(photographs);
  if (!state) return item;
  return { ...item, state, can_upload: false, description: t(documentWords.byPhotographs) };
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

type Current = Awaited<ReturnType<typeof currentRecords>>[number] & { earlier: number };

/** Kinds that are asked for no more, where there is a file of one: as it was asked for when it was uploaded. */
async function kindsOver(
  db: Db,
  owners: readonly Named[],
  wanted: readonly Kind[],
  current: readonly Current[],
): Promise<Kind[]> {
  const left = current.filter(({ document }) => !wanted.some((kind) => isAt(document, kind)));
  if (left.length === 0) return [];
  const definitions = await definitionsOf(db, [
    ...new Map(left.map(({ document }) => [document.docId, document.definitionId])).values(),
  ]);
  return owners.flatMap((named) =>
    definitions
      .map((definition) => ({ ...named, definition, over: true }))
      .filter((kind) => left.some(({ document }) => isAt(document, kind))),
  );
}

async function currentAt(db: Db, owners: readonly Named[]): Promise<Current[]> {
  const idsOf = (table: Owner['table']) =>
    owners.filter(({ owner }) => owner.table === table).map(({ owner }) => owner.id);
  const tables = ['users', 'projects', 'fg_locations'] as const;
  const some = tables
    .filter((table) => idsOf(table).length > 0)
    .map((table) => and(eq(documents.ownerTable, table), inArray(documents.ownerId, idsOf(table))));
  const [records, earlierOf] = await Promise.all([
    currentRecords(db, or(...some)),
    earlierCounts(db, or(...some)),
  ]);
  return records.map((found) => ({ ...found, earlier: earlierOf(found.document) }));
}

/** Whether its place is there at all; one whose condition does not hold, closed. */
const isAsked = ({ definition, owner }: Kind) =>
  !definition.show_conditioned || applies(definition, owner.facts);

const isAt = (document: Current['document'], { definition, owner }: Kind) =>
  document.ownerTable === owner.table &&
  document.ownerId === owner.id &&
  document.ownerKey === placeOf(definition).key &&
  document.docId === definition.doc_id;

/** The places of a kind at a record: those with a file and, where there may be several, the next one. */
function placesOf(kind: Kind, found: Current[]): Place[] {
  const taken = found.map(({ document }) => document.assocIndex);
  const several = kind.definition.extras.association?.multi_association;
  const free = kind.over
    ? undefined
    : Array.from({ length: several ? MAX_ASSOCIATED : 1 }, (_, index) => index).find(
        (index) => !taken.includes(index),
      );
  const indexes = free === undefined ? taken : [...taken, free];
  return indexes
    .toSorted((a, b) => a - b)
    .map((index) => ({
      ...kind,
      label: labelOf(kind, index, indexes.length),
      index,
      found: found.find(({ document }) => document.assocIndex === index),
    }));
}

function labelOf({ label }: Named, index: number, several: number): string | null {
  if (several < 2) return label;
  const file = t(documentsWords.documents.checklist.file, { number: index + 1 });
  return label ? `${label}, ${file}` : file;
}

function itemOf(
  reader: Reader,
  { definition, owner, label, index, found, over }: Place,
): ChecklistItem {
  const staff = isStaff(reader);
  const blocked = over
    ? t(documentWords.askedNoMore)
    : blockedBecause(definition, owner.facts, { staff });
  const open =
    !blocked &&
    !uploaderProblem(definition, owner, reader) &&
    (!found || documentActions[found.document.status].includes('replace'));
  // A supplier learns how far its applicant's own papers and the co-obligor's are, not what is in them; nobody but staff reads what was
  // private to them when it was uploaded.
  const legible =
    staff ||
    (!found?.isPrivate &&
      !(isClosedOfCoObligors(reader) && (definition.of_co_obligor || found?.isOfCoObligor)) &&
      (owner.table !== 'users' || owner.userId === reader.principal.userId));
  const { table, key } = placeOf(definition);
  return {
    doc_id: definition.doc_id,
    name: definition.name,
    description: definition.description,
    indication: definition.indication,
    clasification: definition.clasification,
    clasification_2: definition.clasification_2,
    section_id: definition.section_id,
    field_name: definition.field_name,
    div_class: definition.div_class,
    // One of several is enough, and what is not asked for is not required.
    is_required: !over && definition.is_required && index === 0 && applies(definition, owner.facts),
    verification_requiered: definition.verification_requiered,
    file_type: [...definition.file_type],
    db_table: table,
    db_field: key,
    owner_id: owner.id,
    is_associated: definition.extras.association !== null,
    assoc_index: index,
    place: label,
    state: found?.document.status ?? 'missing',
    document: found && legible ? found.record : null,
    quarantined: Boolean(found?.document.quarantine),
    earlier: found && legible ? found.earlier : 0,
    can_upload: open,
    blocked_because: blocked,
    asked_no_more: over,
  };
}

import type { Db, Tx } from '@server/db/connection';
import { documentDefinitions, documents } from '@server/db/schema/documents';
import { and, eq, inArray, isNotNull, not, or, type SQL } from 'drizzle-orm';
import { definitionsOf } from '../definitions/definitions';
import { type Owner, personOwner, projectOwners } from './owners';
import { isVisible } from './rules';

/**
 * Leaves out, of versions that somebody who is no staff reaches, those whose definition does not show for what they
 * belong to as it is today: what one by one is not found is in no list either.
 */
export async function shownAmong(db: Db | Tx, reached: SQL | undefined): Promise<SQL | undefined> {
  const places = await db
    .selectDistinct({
      definitionId: documents.definitionId,
      ownerId: documents.ownerId,
      projectId: documents.projectId,
    })
    .from(documents)
    .innerJoin(documentDefinitions, eq(documentDefinitions.id, documents.definitionId))
    .where(
      and(reached, documentDefinitions.showConditioned, isNotNull(documentDefinitions.condition)),
    );
  if (places.length === 0) return undefined;
  const [definitions, owners] = await Promise.all([
    definitionsIn(db, places),
    ownersIn(db, places),
  ]);
  const hidden = places.filter(({ definitionId, ownerId, projectId }) => {
    const definition = definitions.get(definitionId);
    const owner = owners.get(projectId ?? ownerId);
    return !definition || !owner || !isVisible(definition, owner.facts, { staff: false });
  });
  if (hidden.length === 0) return undefined;
  const where = [...new Set(hidden.map(({ definitionId }) => definitionId))].map((kind) => {
    const at = hidden.filter(({ definitionId }) => definitionId === kind);
    const ids = at.map(({ ownerId }) => ownerId);
    return and(eq(documents.definitionId, kind), inArray(documents.ownerId, ids));
  });
  const some = or(...where);
  return some && not(some);
}

interface Place {
  definitionId: string;
  ownerId: string;
  projectId: string | null;
}

async function definitionsIn(db: Db | Tx, places: readonly Place[]) {
  const ids = new Set(places.map(({ definitionId }) => definitionId));
  return new Map((await definitionsOf(db, [...ids])).map((found) => [found.id, found]));
}

/** By the id of the project or, without one, of the person. */
async function ownersIn(db: Db | Tx, places: readonly Place[]): Promise<Map<string, Owner>> {
  const projectIds = new Set(places.flatMap(({ projectId }) => projectId ?? []));
  const ownerIds = places.flatMap((place) => (place.projectId ? [] : place.ownerId));
  const people: (Owner | null)[] = [];
  for (const id of new Set(ownerIds)) people.push(await personOwner(db, id));
  const owners = [...people, ...(await projectOwners(db, [...projectIds]))];
  return new Map(owners.flatMap((owner) => (owner ? [[owner.id, owner]] : [])));
}

import type { ProspectAct } from '@contract/program/prospects';
import type { Db, Tx } from '@server/db/connection';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import {
  addActs,
  changeProspect,
  type Doing,
  findProspect,
  lockProspect,
  type Stored,
  searchTextOf,
  touchProspect,
} from './repository';

/** A prospect that a scope reaches; anything else is not found. */
export async function reachProspect(db: Db | Tx, scope: Scope, id: string): Promise<Stored> {
  const row = await findProspect(db, scope, id);
  if (!row) throw notFound();
  return row.prospect;
}

/** The same, held until the transaction ends: nobody takes it back meanwhile. */
export async function holdProspect(tx: Tx, scope: Scope, id: string): Promise<Stored> {
  const row = await lockProspect(tx, scope, id);
  if (!row) throw notFound();
  return row.prospect;
}

type Step = Extract<ProspectAct, 'invited' | 'uninvited' | 'joined'>;

/** Writes into a prospect's history how it comes to be an applicant. */
export async function noteProspect(
  tx: Tx,
  prospectId: string,
  act: Step,
  doing: Doing,
): Promise<void> {
  await addActs(tx, prospectId, [{ act }], doing);
  await touchProspect(tx, prospectId, doing.now);
}

/** Who was a prospect asked for a credit: it stands as such from then on, whatever was thought of it before. */
export async function prospectAsked(
  tx: Tx,
  prospectId: string,
  folio: string,
  doing: Doing,
): Promise<void> {
  const row = await lockProspect(tx, { kind: 'all' }, prospectId);
  if (!row) throw notFound();
  const { prospect } = row;
  await addActs(tx, prospect.id, [{ act: 'asked', note: folio }], doing);
  if (prospect.status === 'applied') return touchProspect(tx, prospect.id, doing.now);
  const change = { status: 'applied', lostCause: null, lostReason: null } as const;
  await changeProspect(tx, prospect, { ...change, searchText: searchTextOf(prospect) }, doing);
}

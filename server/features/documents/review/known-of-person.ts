import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { port } from '../../port';

/** What a person told of themselves that their papers say too; null for what they did not. */
export interface KnownOfPerson {
  address: string | null;
  rfc: string | null;
  fiscal_name: string | null;
  fiscal_postal_code: string | null;
  /** Of a person of flesh. */
  birth_day?: string | null;
  sex?: string | null;
  curp?: string | null;
  /** Of a company. */
  incorporated_on?: string | null;
  representative_name?: string | null;
  representative_curp?: string | null;
  representative_rfc?: string | null;
}

/** Opened, for staff who compare a document with it. */
export const knownOfPerson = port<
  [db: Db | Tx, vault: Vault, userId: string],
  Promise<KnownOfPerson>
>('knownOfPerson');

/** What a co-obligor told of themselves; null for what they did not, as before they accept. */
export interface KnownOfCoObligor {
  full_name: string | null;
  birth_day: string | null;
  sex: string | null;
  curp: string | null;
  rfc: string | null;
  address: string | null;
}

/** The same of a co-obligor, or of the one who was named last for a project. */
export const knownOfCoObligor = port<
  [db: Db | Tx, vault: Vault, of: { id: string } | { projectId: string }],
  Promise<KnownOfCoObligor>
>('knownOfCoObligor');

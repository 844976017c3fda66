import type { ProjectStatus } from '@contract/credit/project-states';
import type { Dependent } from '@contract/credit/sites';
import { siteServerWords as words } from '@contract/locales/es-MX/credit/sites-server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Db, Tx } from '@server/db/connection';
import { hasVerifiedEvidence, reopenEvidence } from '@server/features/documents';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { redrawContract } from '../contracts/create';
import { contractOfProject } from '../contracts/describe';
import type { Change, Site, SiteRow } from './repository';

/** What falls when the address of a site changes now: the contract says where it is. */
export async function dependOnAddress(db: Db | Tx, { row }: SiteRow): Promise<Dependent[]> {
  const { id, status } = row.project;
  // A contract stays in force while funding is open again.
  if (status !== 'to_sign' && status !== 'published') return [];
  const drawn = await contractOfProject(db, id);
  return drawn?.contract.status === 'pending' ? ['signatures'] : [];
}

/**
 * Refuses another address once all have signed where it is, and another municipality or state once investors read it.
 * @throws AppError conflict, or refused on its field
 */
export async function assertMayMove(
  tx: Tx,
  { site, row: { project } }: SiteRow,
  to: Pick<Site, 'municipality' | 'state'>,
): Promise<void> {
  const drawn = await contractOfProject(tx, project.id);
  if (project.status === 'installing' || drawn?.contract.status === 'signed') {
    throw conflict(t(words.addressSigned));
  }
  if (!offeredStatuses.includes(project.status)) return;
  const moved = (['municipality', 'state'] as const).filter((field) => to[field] !== site[field]);
  if (moved.length === 0) return;
  const fields = moved.map((field) => [field, t(words.placeOffered)]);
  throw refused(t(outcomes.invalidTitle), Object.fromEntries(fields));
}

/** States in which investors read, or have read, in which municipality and state a system goes. */
const offeredStatuses: readonly ProjectStatus[] = ['published', 'to_sign'];

/** What falls when the equipment of a site changes now: its photographs show another, and CFE was asked about another. */
export async function dependOnEquipment(db: Db | Tx, { site }: SiteRow): Promise<Dependent[]> {
  return [
    ...((await hasVerifiedEvidence(db, site.id)) ? (['evidence'] as const) : []),
    ...(site.requestedOn ? (['interconnection'] as const) : []),
  ];
}

/**
 * Refuses a change of what others depend on until the person agrees.
 * @throws AppError refused, on the field that agrees
 */
export function assertConfirmed(falls: readonly Dependent[], isConfirmed: boolean): void {
  if (falls.length === 0 || isConfirmed) return;
  throw refused(t(outcomes.invalidTitle), { confirmed: t(words.confirm) });
}

interface Fall {
  falls: readonly Dependent[];
  userId: string;
  now: Date;
}

/** Makes what depended on a site fall; answers what is to be saved of the site with it. */
export async function letFall(
  tx: Tx,
  { site, row }: SiteRow,
  { falls, userId, now }: Fall,
): Promise<Change> {
  if (falls.includes('signatures')) await redrawContract(tx, row.project.id);
  if (falls.includes('evidence')) {
    const reason = t(words.history.reopened);
    await reopenEvidence(tx, { siteId: site.id, userId, reason, now });
  }
  return falls.includes('interconnection')
    ? {
        requestedOn: null,
        needsVerification: null,
        verifiedOn: null,
        meterOn: null,
        contractOn: null,
      }
    : {};
}

/** What happened, with what fell by it, for the history of the project. */
export function withFalls(what: string, falls: readonly Dependent[]): string {
  if (falls.length === 0) return what;
  const list = falls.map((each) => t(words.falls[each])).join('; ');
  return t(words.history.falls, { what, falls: list });
}

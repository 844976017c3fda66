import { identityPhotos } from '@contract/documents/identity-photos';
import type { Role } from '@contract/kernel/roles';
import { href, type ScreenKey } from '@contract/kernel/screens';
import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { userRoles } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { desc, eq } from 'drizzle-orm';
import type { DocumentRow } from './repository';

/** The screens of each role that show a person's photographs, and the rest of their own papers. */
const ownScreens = [
  ['investor', 'investorKyc', 'investorProfile'],
  ['client', 'applicantKyc', 'applicantOnboarding'],
  ['supplier', 'supplierOnboarding', 'supplierOnboarding'],
  ['supplier_agent', 'agentOnboarding', 'supplierInformation'],
] as const satisfies [Role, ScreenKey, ScreenKey][];

const photos: readonly number[] = Object.values(identityPhotos);

/** Where a person finds a document again, and gives another; null when no screen of theirs shows it. */
export async function screenOf(tx: Tx, row: DocumentRow, userId: string): Promise<string | null> {
  if (row.projectId && userId !== row.userId) {
    return row.ownerTable === 'fg_locations'
      ? href('siteEvidence', { projectId: row.projectId, siteId: row.ownerId })
      : href('supplierProjectShow', { projectId: row.projectId });
  }
  if (row.projectId) return href('loanApplication', { projectId: row.projectId });
  const isOwn = userId === row.userId;
  const screen = isOwn ? await ownScreenOf(tx, userId) : undefined;
  // A request shows all of its applicant's papers save these.
  if (screen && photos.includes(row.docId)) return href(screen[1]);
  const projectId = await newestProjectOf(tx, userId);
  if (projectId) return href('loanApplication', { projectId });
  return screen ? href(screen[2]) : null;
}

async function ownScreenOf(tx: Tx, userId: string) {
  const held = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return ownScreens.find(([role]) => held.some((one) => one.role === role));
}

async function newestProjectOf(tx: Tx, userId: string): Promise<string | null> {
  const [project] = await tx
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .where(eq(applicants.userId, userId))
    .orderBy(desc(projects.id))
    .limit(1);
  return project?.id ?? null;
}

import { productCatalog } from '@contract/credit/product-catalog';
import { type ProjectDetail, projects } from '@contract/credit/projects';
import { audiences, type DocumentFacts } from '@contract/documents/document-conditions';
import { documentDefinitions } from '@contract/documents/document-definitions';
import type { UserInfo } from '@contract/identity/users';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { useReads } from '@portal/refine/use-reads';
import { actingUser } from '@portal/session/state';
import { kindOfUser } from '@portal/session/use-person-kind';
import { useSession } from '@portal/session/use-session';
import {
  type FoundPlace,
  filesOf,
  type KnownOwner,
  kindsAt,
  knowsRequired,
  type Looking,
  placesOf,
} from './file-lists';

/** Whose documents, as the address of the screen has it. */
export interface Whose {
  projectId: string | undefined;
  userId: string | undefined;
  /** One site of the project. */
  ownerId: string | undefined;
}

/** A place, or that its list did not come. */
export interface Slot extends FoundPlace {
  /** Asks for its list again; null when it came. */
  failed: (() => Promise<unknown>) | null;
}

interface Found {
  slots: Slot[];
  /** Whether it is known what is required of whom and what they are about. */
  isKnown: boolean;
}

/**
 * The places for documents by the portal's own definitions and the lists of the specification, for a server that has no
 * checklist. Conditions are asked of what is known here: the user, and the project where the server tells of it.
 *
 * @returns undefined while loading
 */
export function useDocumentSlots(whose: Whose): Found | undefined {
  const user = useSession(actingUser);
  const extended = useSession((state) => state.extended !== null);
  const projectId = whose.projectId ?? '';
  // A call of its own: the screen's, once failed, would begin again with each reader that joins it.
  const project = useRead(projects.show, { params: { projectId } }, { enabled: projectId !== '' });
  const isAnswered = projectId === '' || project.data !== undefined || project.isError;
  const looking = lookingOf(user, { whose, project: project.data, extended });
  const owners = user && isAnswered ? ownersOf(user, whose, project.data) : [];
  const kinds = kindsAt(documentDefinitions, owners, looking);
  const { answers, refetch } = useReads(
    kinds.map((kind) => ({
      key: `documents ${kind.definition.doc_id} ${kind.owner.table} ${kind.owner.id}`,
      read: (signal) => filesOf(kind, signal),
    })),
  );
  if (!isAnswered || !answers) return undefined;
  const slots = kinds.flatMap((kind, index) => {
    const files = answers[index];
    return placesOf(kind, files ?? [], looking).map((place) => ({
      ...place,
      failed: files ? null : refetch,
    }));
  });
  // Of a project that the server does not tell of, neither are its sites known.
  const hasProject = projectId === '' || project.data !== undefined;
  return { slots, isKnown: hasProject && knowsRequired(documentDefinitions, owners, looking) };
}

/** The records that are known here: oneself, the person or the project of the address, the project's sites. */
function ownersOf(
  { user_id, role }: UserInfo,
  { projectId, userId, ownerId }: Whose,
  project: ProjectDetail | undefined,
): KnownOwner[] {
  const person = userId ?? (role === 'admin' ? undefined : user_id);
  const own: KnownOwner[] = person ? [{ table: 'users', id: person, label: null }] : [];
  if (!projectId) return own;
  const sites = project?.sites.map(({ id, street }) => ({ id, street })) ?? [];
  const several = sites.length > 1;
  return [
    ...(role === 'client' ? own : []),
    { table: 'projects', id: projectId, label: null },
    ...sites.map(
      ({ id, street }, index): KnownOwner => ({
        table: 'fg_locations',
        id,
        label: several ? t(slots.siteOfSeveral, { number: index + 1, place: street }) : null,
      }),
    ),
    ...(ownerId && !sites.some(({ id }) => id === ownerId)
      ? [{ table: 'fg_locations' as const, id: ownerId, label: null }]
      : []),
  ];
}

interface Known {
  whose: Whose;
  project: ProjectDetail | undefined;
  extended: boolean;
}

function lookingOf(user: UserInfo | null, { whose, project, extended }: Known): Looking {
  const staff = user?.role === 'admin';
  // What a project asks for is asked by what its applicant is.
  const isOwn = !staff && (!whose.projectId || user?.role === 'client');
  const installs = user?.role === 'supplier' || user?.role === 'supplier_agent';
  return {
    staff,
    // A person brings their own papers: nobody who acts as them does.
    uploads: extended ? null : isOwn ? 'owner' : installs ? 'supplier' : null,
    facts: { ...(isOwn ? factsOfUser(user) : nothing), ...factsOfProject(project) },
  };
}

const nothing: Pick<DocumentFacts, 'person' | 'role' | 'address_state' | 'tag'> = {
  person: null,
  role: null,
  address_state: null,
  tag: null,
};

function factsOfUser(user: UserInfo | null): typeof nothing {
  const roles = [user?.role, ...(user?.valid_roles ?? [])];
  return {
    person: kindOfUser(user),
    role: audiences.filter((audience) => roles.includes(audience)),
    address_state: null,
    tag: user?.tags ?? null,
  };
}

const factsOfProject = (project: ProjectDetail | undefined) => ({
  product: productCatalog.find(({ id }) => id === project?.product_id)?.name ?? null,
  project_status: project?.status ?? null,
  amount_cents: project?.amount_cents ?? null,
  has_co_obligor: null,
});

import type { Permission } from '@contract/kernel/permissions';
import type { Role } from '@contract/kernel/roles';

export type Area =
  | 'public'
  | 'applicant'
  | 'supplier'
  | 'investor'
  | 'program'
  | 'backoffice'
  | 'shared';

export type PrivateArea = Exclude<Area, 'public'>;

export interface AreaInfo {
  /** What everyone who opens a screen of the area must hold. */
  access: Permission;
  /** First segments of the area's paths. */
  segments: readonly string[];
  /** The `inicio` to which guards send people back; shared screens have none of their own. */
  home: `/${string}` | null;
}

export const areas: Record<PrivateArea, AreaInfo> = {
  applicant: {
    access: 'applicant-area.open',
    segments: ['solicitante', 'solicitante-onboarding'],
    home: '/solicitante/inicio',
  },
  supplier: {
    access: 'supplier-area.open',
    segments: ['proveedor', 'instalador-onboarding', 'agente-onboarding'],
    home: '/proveedor/inicio',
  },
  investor: {
    access: 'investor-area.open',
    segments: ['inversionista', 'inversionista-onboarding'],
    home: '/inversionista/inicio',
  },
  program: {
    access: 'program-area.open',
    segments: ['programa', 'programas'],
    home: '/programa/inicio',
  },
  backoffice: {
    access: 'backoffice-area.open',
    segments: ['backoffice'],
    home: '/backoffice/inicio',
  },
  // Is under /inversionista in the specification, and any logged-in role may open it.
  shared: { access: 'account.show', segments: ['inversionista'], home: null },
};

/** The area in which a role works; null for the anonymous visitor. */
export const areaOfRole: Record<Role, Exclude<PrivateArea, 'shared'> | null> = {
  investor: 'investor',
  client: 'applicant',
  supplier: 'supplier',
  supplier_agent: 'supplier',
  program_executive_manager: 'program',
  program_administrator: 'program',
  program_commercial_manager: 'program',
  admin: 'backoffice',
  none: null,
};

/** The private areas that have screens under the first segment of this path. */
export function areasOfPath(pathname: string): PrivateArea[] {
  const [, segment = ''] = pathname.split('/');
  return privateAreas.filter((area) => areas[area].segments.includes(segment));
}

export const privateAreas = [
  'applicant',
  'supplier',
  'investor',
  'program',
  'backoffice',
  'shared',
] as const satisfies readonly PrivateArea[];

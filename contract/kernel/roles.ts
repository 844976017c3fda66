/** The specification's roles, in its index order (1–7), then staff and the anonymous visitor. */
export const roles = [
  'investor',
  'client',
  'supplier',
  'supplier_agent',
  'program_executive_manager',
  'program_administrator',
  'program_commercial_manager',
  'admin',
  'none',
] as const;

export type Role = (typeof roles)[number];

/** Profiles that a person may have by themselves, whom nobody employs. */
export const ownProfiles = ['client', 'investor', 'supplier'] as const satisfies readonly Role[];
export type OwnProfile = (typeof ownProfiles)[number];

/** Where the role's screens begin; each base leads to the `inicio` of its area. */
export const baseRoute: Record<Role, `/${string}`> = {
  investor: '/inversionista',
  client: '/solicitante',
  supplier: '/proveedor',
  supplier_agent: '/proveedor',
  program_executive_manager: '/programas',
  program_administrator: '/programas',
  program_commercial_manager: '/programas',
  admin: '/backoffice',
  none: '/',
};

/** Display order of a role, 1 to 7 as the specification lists them (not a rank); null for the rest. */
export function roleIndex(role: Role): number | null {
  return role === 'admin' || role === 'none' ? null : roles.indexOf(role) + 1;
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

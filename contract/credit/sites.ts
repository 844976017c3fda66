import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { oneLine } from '../kernel/fields/line';
import { placeName } from '../kernel/fields/name';
import { postalCode } from '../kernel/fields/postal-code';
import { tariffs } from './tariffs';

/** The address of the installation (the specification's fg_location), as the applicant gives it. */
export const newSite = z.strictObject({
  street: oneLine(120),
  neighbourhood: oneLine(80),
  municipality: placeName,
  state: oneLine(40),
  postal_code: postalCode,
  /** Of its electricity, where it is known. */
  tariff: choice(tariffs).optional(),
});

export const site = z.object({
  id: z.string(),
  street: z.string(),
  neighbourhood: z.string(),
  municipality: z.string(),
  state: z.string(),
  postal_code: z.string(),
  /** Null while nobody said it; left out for people of programs, whose figures hide the tariffs of few. */
  tariff: z.enum(tariffs).nullish(),
});

/** Corrects what is known of a site after its request. */
export const sites = {
  setTariff: endpoint({
    method: 'PUT',
    path: '/api/v1/projects/:projectId/sites/:siteId/tariff',
    can: 'projects.edit',
    impersonation: 'refused',
    audit: { action: 'sites.set-tariff', object: 'projects' },
    params: z.strictObject({ projectId: z.uuid(), siteId: z.uuid() }),
    body: z.strictObject({ tariff: choice(tariffs) }),
    response: z.object({ ok: z.literal(true) }),
  }),
} as const;

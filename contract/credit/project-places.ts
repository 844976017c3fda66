import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { version } from '../kernel/fields/version';
import { placeInput, programPlace } from '../program/places';

/** Where a project's program and zone came from: the prospect that its applicant was, its installer, or staff. */
export const placeOrigins = ['prospect', 'supplier', 'staff'] as const;
export type PlaceOrigin = (typeof placeOrigins)[number];

const projectPlace = z.object({
  /** Null of a project of no program. */
  place: programPlace,
  version,
  /** The latest first. */
  moves: z.array(
    z.object({
      id: z.number().int(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      origin: z.enum(placeOrigins),
      reason: z.string().nullable(),
      at: z.iso.datetime(),
      by: z.string(),
    }),
  ),
});

export type ProjectPlace = z.infer<typeof projectPlace>;

const byProject = z.strictObject({ projectId: z.uuid() });

/** Of which program and zone a project is, as staff keep it. */
export const projectPlaces = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/projects/:projectId/program',
    can: 'programs.show',
    params: byProject,
    response: projectPlace,
  }),
  /** Moves it to another zone or program, or out of every one. */
  move: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/program-moves',
    can: 'programs.edit',
    audit: { action: 'project-places.move', object: 'projects' },
    params: byProject,
    body: placeInput,
    response: projectPlace,
  }),
} as const;

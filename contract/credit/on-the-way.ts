import type { ProjectStatus } from './project-states';

/** States in which a project is on its way: asked for, and what it pays for not there yet. */
export const statusesOnTheWay = [
  'in_review',
  'approved',
  'accepted',
  'published',
  'to_sign',
  'installing',
] as const satisfies readonly ProjectStatus[];

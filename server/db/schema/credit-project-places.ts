import type { placeOrigins } from '@contract/credit/project-places';
import { bigint, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { projects } from './credit';
import { zones } from './program';

/** How a project came to its program and zone, and each move since; append-only. */
export const projectMoves = pgTable(
  'project_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    /** Where it was before; null of none. */
    fromProgramId: uuid(),
    fromZoneId: uuid(),
    /** Where it is since. */
    programId: uuid(),
    zoneId: uuid(),
    origin: text().$type<(typeof placeOrigins)[number]>().notNull(),
    /** Of staff who moved it. */
    reason: text(),
    at: instant().notNull(),
    byUserId: uuid().notNull(),
  },
  (t) => [
    index('project_moves_project').on(t.projectId, t.id),
    foreignKey({
      name: 'project_moves_zone_of_program',
      columns: [t.programId, t.zoneId],
      foreignColumns: [zones.programId, zones.id],
    }),
  ],
);

/** What the people of a program write of a project that is on its way; append-only. */
export const projectComments = pgTable(
  'project_comments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    text: text().notNull(),
    at: instant().notNull(),
    byUserId: uuid().notNull(),
  },
  (t) => [index('project_comments_project').on(t.projectId, t.id)],
);

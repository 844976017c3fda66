import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { listOf, listQuery } from '../kernel/list';
import { projectItem } from './projects';
import { listedStage, stageItem, stageStatuses } from './stage-item';

export const stageParams = z.strictObject({ stageId: z.uuid() });

const installerTasks = z.object({
  /** The first of what the installer signs or installs next; what waits longest leads. */
  projects: z.array(projectItem),
  /** How many these are in all. */
  total: z.number().int(),
  /** There are more projects than were looked through. */
  total_is_capped: z.boolean(),
  /** Stages that are installed and approved, and whose payment is on its way; 50 at most, the oldest first. */
  payable: z.array(stageItem.pick({ id: true, project_id: true, folio: true, amount_cents: true })),
  /** Stages whose payment the bank sent back, from the account that the installer still has. */
  bounced: z.array(stageItem.pick({ id: true, folio: true, bounced_on: true })),
});

export type InstallerTasks = z.infer<typeof installerTasks>;

export const stages = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/stages',
    can: 'stages.list',
    query: listQuery(['created_at', 'amount_cents'], {
      status: z.enum(stageStatuses).optional(),
      project_id: z.uuid().optional(),
      supplier_id: z.uuid().optional(),
    }),
    response: listOf(listedStage),
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/api/v1/installer-tasks',
    can: 'stages.upload',
    response: installerTasks,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/stages/:stageId/approve',
    can: 'stages.approve',
    params: stageParams,
    response: stageItem,
    idempotent: true,
    stepUp: true,
    money: 'staff',
    twoPeople: true,
  }),
} as const;

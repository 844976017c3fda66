import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { listOf, listQuery } from '../kernel/list';
import { listedStage, stageItem, stageStatuses } from './stage-item';

export const stageParams = z.strictObject({ stageId: z.uuid() });

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

import * as z from 'zod';
import { centavosFromZero } from './fields/centavos';

export const stageStatuses = ['waiting', 'payable', 'paid'] as const;
export type StageStatus = (typeof stageStatuses)[number];

export const stageStatusName: Record<StageStatus, string> = {
  waiting: 'En espera de evidencia',
  payable: 'Por pagar',
  paid: 'Pagada',
};

export const stageItem = z.object({
  id: z.string(),
  project_id: z.string(),
  folio: z.string(),
  supplier_name: z.string(),
  n: z.number(),
  name: z.string(),
  amount_cents: centavosFromZero,
  status: z.enum(stageStatuses),
  /** Whether the photograph of the installation is there and verified. */
  evidence: z.enum(['missing', 'pending', 'verified']),
  approved_at: z.iso.datetime().nullable(),
  paid_at: z.iso.datetime().nullable(),
  tracking_key: z.string().nullable(),
});

export type StageItem = z.infer<typeof stageItem>;

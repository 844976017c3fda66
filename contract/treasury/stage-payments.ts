import * as z from 'zod';
import { stageItem } from '../credit/stage-item';
import { stageParams } from '../credit/stages';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { trackingKey } from '../kernel/fields/tracking-key';
import { said } from '../kernel/words';
import { treasuryFields } from '../locales/es-MX/treasury/schemas';
import { relistBody, revealBody, revealedAccounts } from './transfers';

export const stagePayments = {
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/stages/reveal',
    can: 'stages.pay',
    audit: { action: 'stages.reveal', object: 'stages' },
    stepUp: true,
    money: 'staff',
    body: revealBody,
    response: revealedAccounts,
  }),
  relist: endpoint({
    method: 'POST',
    path: '/api/v1/stages/:stageId/relist',
    can: 'stages.pay',
    audit: { action: 'stages.relist', object: 'stages' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: stageParams,
    body: relistBody,
    response: stageItem,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/v1/stages/:stageId/pay',
    can: 'stages.pay',
    audit: { action: 'stages.pay', object: 'stages' },
    params: stageParams,
    body: z.strictObject({
      tracking_key: trackingKey.min(6, {
        error: unlessBlank(said(treasuryFields.stagePayments.trackingKey)),
      }),
    }),
    response: stageItem,
    idempotent: true,
    stepUp: true,
    money: 'staff',
    twoPeople: true,
  }),
} as const;

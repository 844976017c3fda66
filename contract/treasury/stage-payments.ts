import * as z from 'zod';
import { stageItem } from '../credit/stage-item';
import { stageParams } from '../credit/stages';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { trackingKey } from '../kernel/fields/tracking-key';
import { relistBody, revealBody, revealedAccounts } from './transfers';

export const stagePayments = {
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/stages/reveal',
    can: 'stages.pay',
    audit: { action: 'stages.reveal', object: 'stages' },
    summary: 'Las cuentas completas de etapas por pagar; queda en la bitácora quién las vio',
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
    summary:
      'Deja que una etapa salga en otro archivo para el banco, porque el anterior no se envió',
    stepUp: true,
    money: 'staff',
    params: stageParams,
    body: relistBody,
    response: stageItem,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/v1/stages/:stageId/pay',
    can: 'stages.pay',
    audit: { action: 'stages.pay', object: 'stages' },
    summary: 'Registra la transferencia al instalador',
    params: stageParams,
    body: z.strictObject({
      tracking_key: trackingKey.min(6, {
        error: unlessBlank('La clave de rastreo tiene de 6 a 30 letras y números.'),
      }),
    }),
    response: stageItem,
    idempotent: true,
    stepUp: true,
    money: 'staff',
    twoPeople: true,
  }),
} as const;

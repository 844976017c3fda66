import * as z from 'zod';
import { endpoint } from './endpoint';
import { day } from './fields/day';
import { fieldMessage } from './fields/messages';

/** How a value is written and read by people. */
export type SettingKind = 'rate' | 'number' | 'flag' | 'udi' | 'choice' | 'order';

/** Everything that law or business changes with time: its name for operators and how it is written. */
export const settingInfo = {
  udi_value: { name: 'Valor de la UDI en pesos', kind: 'udi' },
  iva_rate: { name: 'IVA de intereses y comisiones', kind: 'rate' },
  isr_ifc_interest_pf_resident: { name: 'ISR de intereses, persona física', kind: 'rate' },
  isr_ifc_interest_foreign: { name: 'ISR de intereses, residente en el extranjero', kind: 'rate' },
  isr_ifc_interest_pm: { name: 'ISR de intereses, persona moral', kind: 'rate' },
  withhold_pm: { name: 'Se retiene a personas morales', kind: 'flag' },
  iva_withheld_share: { name: 'Parte retenida del IVA de intereses', kind: 'rate' },
  isr_bank_capital_rate: { name: 'Retención bancaria anual sobre capital', kind: 'rate' },
  amort_mode: { name: 'Forma de la mensualidad', kind: 'choice' },
  mora_rate: { name: 'Tasa moratoria anual', kind: 'rate' },
  late_grace_days: { name: 'Días de gracia antes de moratorios', kind: 'number' },
  waterfall_order: { name: 'Orden en que se aplica un pago', kind: 'order' },
  open_fee_rate: { name: 'Comisión por apertura de referencia', kind: 'rate' },
  investor_fee_rate: { name: 'Comisión al inversionista', kind: 'rate' },
  reference_rate: { name: 'Tasa anual de referencia', kind: 'rate' },
  max_funding_days: { name: 'Días máximos de fondeo', kind: 'number' },
  reopening_days: { name: 'Días de reapertura del fondeo', kind: 'number' },
  session_idle_hard_seconds: {
    name: 'Segundos de inactividad que cierran la sesión',
    kind: 'number',
  },
  otp_ttl_seconds: { name: 'Segundos de vida de un código', kind: 'number' },
  login_max_failures: { name: 'Intentos fallidos que bloquean la cuenta', kind: 'number' },
  inactivity_block_days: { name: 'Días sin uso que bloquean la cuenta', kind: 'number' },
  limit_denominator_includes_nci: {
    name: 'El compromiso nuevo cuenta en el denominador del límite',
    kind: 'flag',
  },
} as const satisfies Record<string, { name: string; kind: SettingKind }>;

export type SettingKey = keyof typeof settingInfo;

const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingInfo, key);

const settingKey = z.string().refine(isSettingKey, { error: fieldMessage.required });

/** What an operator writes to set a value from a day on; the value as people read it: "16 %", "Sí", "8.123456". */
export const newSettingValue = z.strictObject({
  key: settingKey,
  value: z.string().trim().min(1, { error: fieldMessage.required }).max(200),
  valid_from: day,
  source: z
    .string()
    .trim()
    .min(5, { error: 'Escribe de dónde sale el valor, al menos 5 caracteres.' })
    .max(200),
});

const datedValue = z.object({
  /** As people read it. */
  value: z.string(),
  valid_from: z.string(),
  source: z.string(),
  set_by: z.string(),
});

export type DatedSettingValue = z.infer<typeof datedValue>;

export const settings = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/settings',
    can: 'settings.list',
    summary: 'Parámetros con su valor de hoy y los que vienen',
    response: z.object({
      /** Day whose UDI today's requests and commitments need and nobody has set, or null. */
      udi_missing_on: z.string().nullable(),
      items: z.array(
        z.object({
          key: settingKey,
          /** In force today; null when an operator has to set one. */
          current: datedValue.nullable(),
          /** Not begun yet, the nearest first. */
          upcoming: z.array(datedValue),
        }),
      ),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/settings',
    can: 'settings.edit',
    summary: 'Fija el valor de un parámetro desde un día',
    stepUp: true,
    body: newSettingValue,
    response: datedValue,
  }),
} as const;

import type { Tariff } from '../../../credit/tariffs';
import { words } from '../../../kernel/words';

export const tariffName = words('tariffName', {
  1: '1 · Doméstica',
  '1A': '1A · Doméstica, verano desde 25 °C',
  '1B': '1B · Doméstica, verano desde 28 °C',
  '1C': '1C · Doméstica, verano desde 30 °C',
  '1D': '1D · Doméstica, verano desde 31 °C',
  '1E': '1E · Doméstica, verano desde 32 °C',
  '1F': '1F · Doméstica, verano desde 33 °C',
  DAC: 'DAC · Doméstica de alto consumo',
  PDBT: 'PDBT · Pequeña demanda en baja tensión',
  GDBT: 'GDBT · Gran demanda en baja tensión',
  GDMTO: 'GDMTO · Gran demanda en media tensión, ordinaria',
  GDMTH: 'GDMTH · Gran demanda en media tensión, horaria',
  RABT: 'RABT · Riego agrícola en baja tensión',
  RAMT: 'RAMT · Riego agrícola en media tensión',
  '9-CU': '9-CU · Riego agrícola, cargo único',
  '9-N': '9-N · Riego agrícola, nocturna',
  APBT: 'APBT · Alumbrado público en baja tensión',
  APMT: 'APMT · Alumbrado público en media tensión',
  DIST: 'DIST · Demanda industrial en subtransmisión',
  DIT: 'DIT · Demanda industrial en transmisión',
} as const satisfies Record<Tariff, string>);

/** The tariff of the electricity at an installation site. */
export const tariffWords = words('tariffWords', {
  tariff: 'Tarifa de CFE',
  help: 'Viene en el recibo de luz del sitio, junto al número de servicio.',
  unknown: 'Sin dato',
  add: 'Agregar tarifa',
  change: 'Cambiar tarifa',
  title: 'Tarifa de luz del sitio',
  until:
    'El solicitante y el instalador la corrigen hasta que termina la instalación; el personal del portal, hasta el último pago.',
  save: 'Guardar tarifa',
});

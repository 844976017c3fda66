import { words } from '../../../kernel/words';

export const priceListWords = words('priceListWords', {
  file: 'Lista de precios',
  empty: 'Tu catálogo todavía no tiene artículos activos. Agrégalos en Catálogo.',
  title: 'Lista de precios de {{company}}',
  day: 'Precios al {{day, day}}, en pesos mexicanos.',
  kinds: { equipment: 'Equipos', service: 'Servicios' },
  item: '{{name}} ({{code}})',
  price: '{{price, mxn}} por {{unit}}, más IVA de {{vat, percent}}: {{total, mxn}}',
  exempt: '{{price, mxn}} por {{unit}}, sin IVA',
  closing:
    'Los precios pueden cambiar: confírmalos antes de firmar. No es una cotización ni una oferta de crédito.',
});

import { words } from '../../../kernel/words';

export const supplierToolWords = words('supplierToolWords', {
  help: 'Lo que necesitas para vender: tu enlace, el material vigente y las calculadoras.',
  material: 'Folletos y plantillas',
  materialHelp: 'Usa siempre la versión vigente: las tasas y advertencias cambian.',
  none: 'Aún no hay material publicado.',
  prices: 'Lista de precios',
  pricesHelp: 'Los artículos activos de tu catálogo, a los precios de hoy con IVA.',
  pricesFile: 'Descargar en PDF',
  calculators: 'Calculadoras',
  simulator: 'Simulador de crédito',
  simulatorText:
    'Pago con IVA, CAT, total y ahorro estimado. Se abre sin sesión, para verlo con tu cliente.',
  express: 'Simulador exprés',
  expressText:
    'Del recibo de luz al tamaño del sistema, la mensualidad y el ahorro; se comparte por enlace o PDF.',
  openExpress: 'Abrir el simulador exprés',
  open: 'Abrir',
  openSimulator: 'Abrir el simulador de crédito',
});

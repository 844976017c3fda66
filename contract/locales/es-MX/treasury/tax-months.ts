import { words } from '../../../kernel/words';

/** Texts of the months of taxes withheld. */
export const taxMonth = words('taxMonth', {
  title: 'Meses de impuestos retenidos',
  help: 'Un mes declarado ya no cambia: lo que se sepa después de él se registra en el mes en que se supo, como complementaria.',
  none: 'Aún no se retiene ningún impuesto.',
  month: 'Mes',
  incomeTax: 'ISR retenido',
  vat: 'IVA retenido',
  complement: 'Incluye complementaria de {{month}}: ISR {{incomeTax}}, IVA {{vat}}',
  status: 'Estado',
  statuses: { open: 'Abierto', reported: 'Declarado', remitted: 'Enterado' },
  act: 'Acción',
  report: 'Marcar como declarado',
  reportTitle: '¿Marcar {{month}} como declarado?',
  reportText:
    'Sus cifras quedan como están. Lo que se sepa después se registra como complementaria en el mes en que se sepa. No se puede deshacer.',
  remit: 'Registrar el entero',
  remitTitle: 'Registrar el entero de {{month}}',
  reference: 'Número de operación',
  referenceHelp: 'El del comprobante de pago de la línea de captura.',
});

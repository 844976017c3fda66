import { words } from '../../../kernel/words';

/** What the simulator of a visit and the server refuse alike. */
export const estimateFields = words('estimateFields', {
  billTooSmall: 'Escribe al menos $1.00.',
  billTooBig: 'Escribe a lo más $1,000,000.00 por bimestre.',
  mostSaved: 'Escribe un porcentaje de 0 a 100.',
  mostGrowth: 'Escribe un porcentaje de 0 a 50.',
  kwhOrBill: 'Escribe los kWh o el importe del recibo.',
  billDoesNotFit:
    'El importe y los kWh no son del mismo recibo: revisa que ambos sean del bimestre.',
});

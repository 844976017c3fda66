import { words } from '../../../kernel/words';

/** Second classification, in the order in which people see it. */
export const documentGroups = words('documentGroups', {
  identity: 'Identidad',
  address: 'Domicilio',
  fiscal: 'Fiscal',
  legal: 'Empresa',
  income: 'Ingresos y recursos',
  trade: 'Oficio y seguros',
  energy: 'Consumo de energía',
  sale: 'Venta del sistema',
  installation: 'Evidencias de instalación',
  internal: 'Uso interno',
});

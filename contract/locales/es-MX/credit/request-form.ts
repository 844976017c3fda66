import { words } from '../../../kernel/words';

/** Who installs and what they receive, as a credit is asked for. */
export const requestWords = words('requestWords', {
  supplierHelp: 'Primero los que trabajan en {{state}}.',
  supplierElsewhere: '{{name}} (no dice que trabaja en {{state}})',
  received:
    'De {{amount}}, el instalador recibe {{received}}: se descuentan {{fee}} de comisión por apertura con IVA.',
  withFee: 'Pedir {{amount}}, con la comisión, para que el instalador reciba {{received}}',
  withFeeTooMuch: 'Con la comisión serían {{amount}}, más de lo que puedes pedir hoy.',
});

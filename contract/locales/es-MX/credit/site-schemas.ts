import { words } from '../../../kernel/words';

export const siteFields = words('siteFields', {
  serial: 'Escribe el número de serie como viene en la placa: al menos 4 letras o dígitos.',
  tooManySerials: 'Escribe hasta 1,000 números de serie.',
  chooseModel: 'Elige un equipo de tu lista acreditada.',
  /** Ends the rule of a whole number, which is typed with two decimals. */
  hundredths: 'se cuenta en centésimas: 3.45 son 345',
  meter: 'Escribe el número de medidor del recibo: de 4 a 20 letras o dígitos.',
});

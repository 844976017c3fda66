import { words } from '../../../kernel/words';

/** What the server says of collection. */
export const collectionWords = words('collectionWords', {
  future: 'El contacto no puede ser en el futuro.',
  beforeLoan: 'El crédito todavía no se entregaba ese día.',
  noCoObligor: 'Este crédito no tiene obligado solidario.',
  noContact: 'Ese contacto no es de este crédito o ya se corrigió.',
  upToDate: 'El crédito está al corriente: no hay nada que prometer.',
  openPromise: 'Ya hay una promesa vigente. Déjala sin efecto para registrar otra.',
  noPromise: 'No hay una promesa vigente.',
  promiseMoved: 'El crédito se reestructuró: lo prometido está en la tabla nueva.',
  tooMuch: 'Es más de lo que liquida el crédito hoy, {{amount}}.',
  promisePast: 'La fecha no puede ser anterior a hoy.',
  promiseFar: 'La fecha puede ser hasta dentro de {{days}} días.',
  notStaff: 'Elige a alguien activo del equipo, con la función Tesorería.',
  noHardship: 'El crédito no tiene esa marca.',
});

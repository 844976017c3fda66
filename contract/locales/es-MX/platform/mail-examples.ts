import { words } from '../../../kernel/words';

/** What previews of mails are filled with. */
export const mailExampleWords = words('mailExamples', {
  person: 'Ana López Ruiz',
  colleague: 'Rosa Medina Vera',
  installer: 'Soles del Sureste',
  position: 'Administradora única',
  program: 'Techos del Norte',
  supportFile: 'Tabulador de diciembre',
  role: 'Ejecutivo',
  folio: 'CDC-4F19A0C27B',
  day: '01/12/2026',
  reason: 'El comprobante tiene más de tres meses de antigüedad.',
  card: 'Visa que termina en 4242',
  act: 'Retiro de un inversionista',
  when: '1 de diciembre de 2026, 10:30',
  equipment: 'Paneles solares: Jinko Tiger Neo 580',
  product: 'Paneles solares',
  place: 'Mérida, Yucatán',
  terms: '$125,000.00 a 36 meses, tasa anual de 24%.',
  ended: 'Solicitud cancelada',
  document: 'Recibo de luz',
  why: 'no se fondeó',
  answer: 'Corregimos tu domicilio como lo pediste.',
  profile: 'Solicitante',
  legalText: 'Términos y condiciones',
});

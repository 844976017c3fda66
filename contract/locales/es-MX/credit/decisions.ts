import type { DecisionKind, RejectionReason } from '../../../credit/decisions';
import { words } from '../../../kernel/words';

/** What the server says of the committee's decisions: to applicants, kindly and in full. */
export const decisionWords = words('decisionWords', {
  titles: {
    approved: 'Crédito aprobado',
    conditional: 'Crédito aprobado con condiciones',
    counter_offer: 'Contraoferta',
    rejected: 'Solicitud rechazada',
  } as const satisfies Record<DecisionKind, string>,
  told: {
    income: 'Con el ingreso que nos comprobaste, la mensualidad sería una carga demasiado alta.',
    debts: 'Sumada a las deudas que ya tienes, la mensualidad sería una carga demasiado alta.',
    credit_history:
      'Tu historial en la sociedad de información crediticia no cumple lo que pedimos hoy.',
    documents: 'No pudimos comprobar alguno de los documentos que enviaste.',
    information: 'Hay datos que faltan o que no coinciden entre sí.',
    installation: 'El sistema o el sitio de instalación no cumplen lo que podemos financiar.',
    policy: 'Lo que pides queda fuera de lo que financiamos hoy.',
  } as const satisfies Record<RejectionReason, string>,
  letter:
    'Gracias por confiarnos tu proyecto. Lo revisamos con cuidado y por ahora no podemos otorgarte el crédito. {{reasons}} No es definitivo: cuando eso cambie puedes pedirlo de nuevo, sin costo.',
  bureauRight:
    'Puedes pedir tu Reporte de Crédito Especial a la sociedad de información crediticia, gratis una vez cada doce meses, y reclamar ahí lo que no sea correcto.',
  neutral: 'El comité no aprobó la solicitud. Sus motivos se le dijeron al solicitante.',
  counterText: 'Se pedían {{asked, mxn}} a {{months}} meses. {{terms}}',
  conditions_one: 'Con {{count}} condición por cumplir.',
  conditions_other: 'Con {{count}} condiciones por cumplir.',
  tooMuch: 'Una contraoferta no puede ser mayor que lo que se pidió.',
  noteNeeded: 'Di por qué se aprueba aunque no cumple: {{names}}.',
  conditionMet: 'Condición cumplida',
  conditionDesc: 'De las condiciones con las que se aprobó.',
  conditionOpen: 'Condición por cumplir de nuevo',
  conditionAlready: 'Esta condición ya estaba así. Vuelve a leer la página.',
  conditionsOpen: 'Faltan condiciones por cumplir: {{names}}.',
  conditionsOpenOthers: 'El solicitante todavía tiene condiciones por cumplir.',
  counterOffer: 'Contraoferta',
  conditionsLabel: 'Condiciones',
  failsLabel: 'No cumple',
  noteLabel: 'Por qué se aprueba',
});

import { words } from '../../../kernel/words';

/** What the server says in refusals about accreditations. */
export const accreditationWords = words('accreditationWords', {
  alreadyAccredited:
    'Ya tienes acreditado este modelo hasta el {{until, day}}. Abre esa acreditación y renuévala.',
  alreadyAsked: 'Ya pediste acreditar este modelo. Sigue con esa solicitud.',
  renewalAsked: 'Ya hay una solicitud abierta de este modelo. Sigue con ella.',
  alreadyRenewed: 'Este equipo ya está acreditado hasta el {{until, day}}.',
  tooMany: 'Tienes {{most}} solicitudes sin resolver. Envía o descarta alguna para pedir otra.',
  filesMissing: 'Falta {{names}}. Sube lo que falta y envíala otra vez.',
  notOpen: 'Esta solicitud ya se envió o se resolvió. Vuelve a cargar la página.',
  notInReview: 'Esta acreditación ya no está en revisión. Vuelve a cargar la página.',
  notRenewable: 'Solo se renueva un equipo acreditado o vencido.',
  held: '{{name}} tiene abierta esta acreditación. Elige otra o espera a que la suelte.',
  yourOwn: 'Es de tu propia empresa: la resuelve otra persona del equipo.',
  untilPast: 'El vencimiento debe ser posterior a hoy.',
  untilTooFar: 'El vencimiento puede ser a lo más en {{years}} años.',
  untilBeforeOld: 'La acreditación que renueva vence el {{until, day}}. Elige una fecha posterior.',
  hangs: 'acreditaciones de equipo',
});

import { words } from '../../../kernel/words';

export const coObligorEventWords = words('coObligorEventWords', {
  accepted: '{{name}} aceptó ser obligado solidario',
  acceptedText: 'Sigue que verifique su identidad y autorice la consulta de su historial.',
  declined: '{{name}} no aceptó ser obligado solidario',
  declinedText: 'Puedes nombrar a otra persona en tu solicitud, o seguir sin obligado solidario.',
  signed: '{{name}} firmó el contrato',
  signedText: 'Su firma quedó registrada. El contrato sigue con las firmas que falten.',
  consented: '{{name}} autorizó la consulta de su historial',
  consentedText: 'Nuestro equipo revisa lo que falta.',
});

import { words } from '../../../kernel/words';

export const coObligorWords = words('coObligorWords', {
  named: 'Esta solicitud ya tiene un obligado solidario. Retíralo antes de nombrar a otro.',
  notYourself: 'Escribe el correo de otra persona: no puedes ser tu propio obligado solidario.',
  ofApplicant: 'Es de quien pide el crédito. El obligado solidario es otra persona.',
  genericRfc: 'Escribe tu RFC, no uno genérico.',
  acceptedAlready: 'Ya aceptó ser obligado solidario. Para retirarlo, escribe a nuestro equipo.',
  adult: 'Tiene que ser mayor de edad.',
  notOfCurp: 'La CURP dice {{day}}.',
  otherText: 'El texto cambió. Pide otro enlace y léelo antes de continuar.',
  noConsent: 'No hay una autorización vigente para consultar su historial crediticio.',
  consultedAlready: 'Ya se consultó en las últimas 24 horas.',
  reportDay: 'Tiene que ser entre el día de la autorización y hoy.',
  forgotten: 'Datos borrados',
  asked: 'Si hay algo pendiente con ese correo, te enviamos un enlace nuevo.',
  notReady: 'El obligado solidario no está listo para publicar la oferta. Falta: {{missing}}.',
  missing: {
    accepted: 'que acepte',
    other: 'que sea otra persona (su CURP o su RFC es de quien pide el crédito)',
    identity: 'verificar su identidad',
    consent: 'que autorice la consulta de su historial crediticio',
  },
  nip: {
    subject: 'NIP para autorizar una consulta',
    sms: '{{brand}}: tu NIP es {{code}}. Autoriza la consulta de tu historial crediticio. Vence en {{life}}. No lo compartas.',
    mail: 'Tu NIP para autorizar la consulta de tu historial crediticio es {{code}}. Vence en {{life}}.',
    keep: 'No lo compartas: nadie de nuestro equipo te lo pedirá.',
  },
  agreementNip: {
    subject: 'NIP para firmar un convenio',
    sms: '{{brand}}: tu NIP es {{code}}. Firma el convenio de reestructura del que eres obligado solidario. Vence en {{life}}. No lo compartas.',
    mail: 'Tu NIP para firmar el convenio de reestructura es {{code}}. Vence en {{life}}.',
  },
  timeline: {
    title: 'Obligado solidario',
    accepted: 'Aceptó.',
    declined: 'No aceptó.',
    consented: 'Autorizó la consulta de su historial crediticio.',
  },
  mails: {
    how: 'Abre este enlace; sirve una vez y vence en 72 horas:',
    onboarding: {
      subject: 'Te piden ser obligado solidario',
      text: 'Alguien te pide ser obligado solidario de un crédito de {{amount, mxn}} en {{brand}}. Abre el enlace para ver quién es, leer las condiciones y qué significa, y decide si aceptas. No firmas nada con abrirlo.',
    },
    identity: {
      subject: 'Verifica tu identidad como obligado solidario',
      text: 'Aceptaste ser obligado solidario en {{brand}}. Sigue verificar tu identidad: necesitas tu identificación oficial y la cámara de tu teléfono.',
    },
    bureau: {
      subject: 'Autoriza la consulta de tu historial crediticio',
      text: 'Como obligado solidario en {{brand}}, falta que autorices la consulta de tu historial crediticio con un NIP.',
    },
    agreement: {
      subject: 'Lee y firma la reestructura del crédito del que eres obligado solidario',
      text: 'En {{brand}} se acordó pagar de otra manera un crédito del que eres obligado solidario. Quien lo pidió ya firmó; el convenio surte efecto cuando lo firmes tú. También puedes no aceptarlo.',
    },
    agreementSigned: 'Firmaste el convenio de reestructura',
    agreementSignedText:
      'Es el del crédito {{folio}}. Su huella SHA-256 es {{hash}}. El crédito se paga desde hoy como dice el convenio.',
    rejected: 'No pudimos aceptar tu fotografía “{{name}}”. Envíala otra vez. Motivo: {{reason}}',
    consented: 'Autorizaste la consulta de tu historial crediticio',
    consentedText:
      'Tu folio es {{folio}}, del {{day}}. Guárdalo: con él puedes preguntar por esta consulta.',
    notYou: 'Si no fuiste tú quien la autorizó, repórtalo de inmediato:',
    withdrawn: 'Ya no te piden ser obligado solidario',
    withdrawnText:
      'Se retiró la solicitud para que fueras obligado solidario de un crédito. No tienes que hacer nada.',
  },
});

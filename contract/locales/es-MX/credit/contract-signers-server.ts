import { words } from '../../../kernel/words';

export const contractSignerWords = words('contractSignerWords', {
  named: 'Ya hay una persona con ese papel. Retírala antes de nombrar a otra.',
  ofApplicant: 'Es de quien pide el crédito. Quien firma aparte es otra persona.',
  ofOther: 'Ya es de otra persona que firma este contrato.',
  drawn: 'El contrato ya se generó y dice quiénes lo firman. No se puede cambiar.',
  notTheirTurn: 'Todavía no le toca firmar, o ya firmó.',
  stillOpen: 'El enlace que tiene sigue vigente. Anúlalo antes de enviar otro.',
  notOpen: 'No hay un enlace por anular.',
  voided: 'Su enlace está anulado. Envía otro.',
  remindLater: 'Ya le escribimos hace poco. Puedes recordarle una vez al día.',
  remindedEnough:
    'Ya le recordamos tres veces. Anula el enlace y envía otro, o llámale por teléfono.',
  sentEnough: 'Ya se enviaron demasiados enlaces de esta firma. Escribe a nuestro equipo.',
  contactOfCoObligor: 'Los datos del obligado solidario son los que él aceptó: no se cambian aquí.',
  forgotten: 'Datos borrados',
  voidedInHistory: 'Se anuló el enlace de una firma: {{party}}.',
  nip: {
    subject: 'NIP para firmar un contrato',
    sms: '{{brand}}: tu NIP es {{code}}. Firma el contrato de crédito que leíste. Vence en {{life}}. No lo compartas.',
    mail: 'Tu NIP para firmar el contrato de crédito es {{code}}. Vence en {{life}}.',
  },
  mails: {
    subject: 'Te piden firmar un contrato de crédito',
    reminder: 'Falta tu firma en un contrato de crédito',
    text: 'Alguien pide un crédito en {{brand}} y su contrato lleva tu firma. Abre el enlace para ver quién es, leer el contrato y decidir. No firmas nada con abrirlo.',
    how: 'Sirve una vez, vence en 72 horas y reemplaza a los que te hayamos enviado antes:',
    voided: 'Tu enlace para firmar ya no sirve',
    voidedText:
      'Quien lo envió lo anuló. No tienes que hacer nada: si hace falta tu firma, recibirás otro.',
    signed: 'Firmaste un contrato de crédito',
    signedText:
      'El folio de tu firma es {{folio}} y la huella SHA-256 del contrato es {{hash}}. Guárdalos: con ellos puedes comprobar qué firmaste.',
  },
});

import { words } from '../../../kernel/words';

export const relationWords = words('relationWords', {
  gate: {
    commit:
      'Antes de invertir contesta la constancia de riesgos y firma tu contrato. Los encuentras en Contratos.',
    riskFirst: 'Contesta primero la constancia de riesgos.',
    representativeFirst:
      'Di primero en los datos de la empresa quién la representa y con qué cargo.',
    representativeBlank: '(falta decirlo en los datos de la empresa)',
    otherText: 'El texto cambió mientras lo leías. Léelo otra vez.',
    tired:
      'Ya contestaste varias veces hoy. Lee la constancia con calma y contesta otra vez mañana.',
    otherPdf: 'El contrato cambió mientras lo leías. Léelo otra vez.',
    signedFile: 'Contrato firmado, versión {{version}}',
    pdfFacts: 'Versión {{version}}, vigente desde el {{day, day}}.',
    pdfSeal:
      'La evidencia de la firma y su sello interno se guardan junto con la huella SHA-256 de este documento. No es una constancia de conservación NOM-151.',
  },
  consents: {
    notYours: 'Este consentimiento no aplica a tu perfil.',
    notGiven: 'No tienes este consentimiento dado.',
    otherNames: 'Cambió de quién se consultaría el historial mientras lo leías. Léelo otra vez.',
  },
  applicantInvitations: {
    mailTitle: 'Un instalador te invita a pedir tu crédito',
    mailText:
      'Un instalador te invita a crear tu cuenta en {{brand}} para financiar tu instalación. La cuenta quedará ligada a ese instalador: al abrir el enlace ves cuál es.',
    mailHow: 'Para crearla, abre este enlace y elige tu contraseña; vence en 72 horas:',
    invitedAlready: 'Ya invitaste a este correo. Puedes enviarle el enlace de nuevo.',
    notOpen: 'Esta invitación ya no está abierta.',
    accountInUse:
      'Este correo ya tiene una cuenta. Entra con ella y elige al instalador al pedir tu crédito.',
    takesNone: 'Por ahora tu empresa instaladora no puede recibir solicitantes nuevos.',
    takesNobody:
      'El instalador que te invitó no recibe solicitantes por ahora. Puedes registrarte y elegir a otro.',
    staff: 'Las cuentas de administración no piden créditos.',
  },
  references: {
    ownPhone: 'Es tu propio teléfono. Escribe el de tu referencia.',
    phoneTaken: 'Ya tienes una referencia con este teléfono.',
    tooFew:
      'Necesitas al menos {{least}} referencias. Cambia esta, o agrega otra antes de quitarla.',
    tooMany: 'Puedes tener hasta {{most}} referencias. Quita una para agregar otra.',
  },
});

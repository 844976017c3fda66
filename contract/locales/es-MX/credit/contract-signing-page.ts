import { words } from '../../../kernel/words';

/** What who signs a contract by a link reads, without an account. */
export const contractSigningPage = words('contractSigningPage', {
  title: 'Firma de contrato',
  help: 'Verás quién te lo pide, qué dice el contrato y por qué lleva tu firma. Después decides; no firmas nada con seguir.',
  begin: 'Ver el contrato',
  hello: '{{name}}, {{applicant}} ya firmó el contrato de su crédito {{folio}} y falta tu firma.',
  why: {
    legal_representative: 'Firmas como representante legal de quien pide el crédito.',
    spouse: 'Firmas como cónyuge: das tu conformidad con el crédito.',
    co_obligor:
      'Firmas como obligado solidario: si no se paga, respondes por la deuda completa con tu patrimonio.',
  },
  stranger: 'Si no conoces a esta persona o no estás de acuerdo, cierra esta página sin firmar.',
  text: 'Texto del contrato',
  textHelp: 'Léelo completo: al final de la página lo firmas.',
  download: 'Descargar el PDF',
  fileName: 'contrato-{{folio}}.pdf',
  signTitle: 'Firma con tu NIP',
  sign: 'Firmar el contrato',
  addPlace: 'Agregar mi ubicación (opcional)',
  placeAdded: 'Tu ubicación se guardará con tu firma.',
  placeRefused: 'Tu dispositivo no dio la ubicación. Puedes firmar sin ella.',
  signedTitle: 'Firmaste el contrato',
  signed:
    'Te enviamos por correo el folio y la huella del contrato. Descarga el PDF ahora: este enlace ya no se abre de nuevo.',
  folio: 'Folio de tu firma',
  contract: 'Contrato',
  when: 'Fecha y hora',
  seal: 'Sello interno',
  alreadyTitle: 'Este contrato ya tiene tu firma',
  already: 'Guarda el folio: con él puedes preguntar por tu firma.',
  expiredTitle: 'Este enlace ya no se abre',
  expired:
    'Venció o ya se abrió antes; sirve una sola vez. Tu firma sigue pendiente: pide otro enlace.',
  replacedTitle: 'Este enlace fue reemplazado',
  replaced:
    'Quien lo envió lo anuló o hay otro más reciente. Busca en tu correo el último que recibiste.',
});

import { words } from '../../../kernel/words';

/** The screen of a person's own statements. */
export const statementList = words('statementList', {
  help: 'Cada mes se cierra un día después de terminar y su estado de cuenta ya no cambia. Abrirlo pide tu verificación en dos pasos.',
  none: 'Aún no hay un mes cerrado con movimientos tuyos. El primero estará aquí un día después de que termine.',
  noneOfYear: 'Ese año no tiene meses cerrados con movimientos tuyos.',
  latest: 'El más reciente',
  years: 'Años',
  others: 'Anteriores de {{year}}',
  wholeYear: 'Año {{year}} completo',
  issued: 'Folio {{folio}}, emitido el {{when}}',
  notIssued: 'Se emite al abrirlo por primera vez.',
  open: 'Descargar PDF',
  format: { pdf: 'PDF', xml: 'XML', csv: 'CSV' },
  openOf: 'Descargar {{format}}: {{period}}',
  check: 'Comprobar que es auténtico',
  file: 'Estado de cuenta {{period}}',
  failed: 'No se pudo abrir el estado de cuenta.',
});

/** The public page that checks a statement. */
export const statementCheck = words('statementCheck', {
  title: 'Comprueba un estado de cuenta',
  lead: 'Elige el archivo: solo así sabes que el documento no cambió. No sale de tu dispositivo: solo se calcula su huella. Con el folio y la huella que están al final del documento sabes si ese folio existe.',
  file: 'Archivo PDF, XML o CSV',
  fileHelp: 'Elígelo o suéltalo aquí, como lo descargaste.',
  tooLarge: 'Ningún estado de cuenta pesa más de 20 MB.',
  unreadable: 'No se pudo leer el archivo. Elígelo otra vez.',
  byHand: 'O con folio y huella',
  folio: 'Folio',
  hash: 'Huella',
  badFolio: 'El folio se ve así: EC-7K3M9-2QXTB. Está al final del documento.',
  badHash: 'La huella son 64 números y letras de la a a la f.',
  check: 'Comprobar',
  checking: 'Comprobando',
  authentic: 'Es auténtico',
  fileIs: 'Es el archivo que se emitió, sin cambios, con el folio {{folio}}.',
  onlyFolio:
    'Ese folio existe. Quien altera un documento copia también su folio y su huella: elige el archivo para comprobarlo.',
  folioOf: 'Folio {{folio}}.',
  issuedOn: 'Emitido el {{when}}.',
  link: 'Eslabón {{seq, number}} de la cadena del libro: {{link}}',
  broken:
    'El folio {{folio}} está registrado, pero la cadena del libro no concuerda. No lo des por bueno y escribe a soporte.',
  unknown: 'No es lo que se emitió',
  unknownHelp:
    'No coincide con ningún estado de cuenta que hayamos emitido. Quizá alguien lo abrió y guardó con otro programa, o falta un carácter en el folio o la huella. Pide a quien te lo dio que lo descargue otra vez y te lo mande sin abrirlo.',
});

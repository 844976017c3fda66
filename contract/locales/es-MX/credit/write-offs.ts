import { words } from '../../../kernel/words';

/** Staff's part of a credit's page of collection where it is written off. */
export const writeOffPanel = words('writeOffPanel', {
  title: 'Castigo',
  help: 'El crédito se sigue debiendo y cobrando. Siempre son dos personas: quien lo pide y quien lo autoriza.',
  may: 'Puede castigarse: {{amount, mxn}} de capital por cobrar.',
  create: 'Castigar el crédito',
  createHelp:
    'Su capital deja de contarse como vigente y pasa a castigado, a cada inversionista su parte. No se mueve dinero ni se perdona nada. Se avisa a sus inversionistas y a quien lo debe.',
  undo: 'Deshacer el castigo',
  undoHelp:
    'Solo si se castigó por error: lo que falta por recuperar vuelve a contarse como vigente. Se avisa a sus inversionistas y a quien lo debe.',
  principal: 'Capital por castigar',
  evidence: 'Sustento',
  evidenceHelp: 'Qué se hizo para cobrarlo, con qué documentos y dónde están.',
  reason: 'Motivo',
  writtenOff: 'Castigado',
  undone: 'Deshecho',
  on: 'Fecha',
  taken: 'Capital castigado',
  recovered: 'Recuperado desde entonces',
  people: 'Pidió y autorizó',
  by: '{{asked}}; {{confirmed}}',
  undoneOn: 'Se deshizo',
  undoneText: 'El {{day, day}}: {{reason}}',
  undonePeople: 'Pidió y autorizó deshacerlo',
  collection: 'Ver su cobranza',
});

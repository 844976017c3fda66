import { words } from '../../../kernel/words';

/** What the server says of write-offs. */
export const writeOffWords = words('writeOffWords', {
  notLate:
    'Solo se castiga un crédito con más de {{days}} días de atraso. Hoy lleva {{late, number}}.',
  notRepaying: 'El crédito no está en pagos: no hay nada que castigar.',
  already: 'El crédito ya está castigado.',
  nothing: 'El crédito no debe capital: no hay nada que castigar.',
  notWrittenOff: 'El crédito no está castigado.',
  settled: 'El crédito ya se liquidó: no queda nada que regresar.',
  writeOff: 'Castigar el crédito {{folio}}',
  undo: 'Deshacer el castigo del crédito {{folio}}',
  credit: 'Crédito',
  applicant: 'Solicitante',
  lateSince: 'Debe desde',
  reason: 'Motivo',
  evidence: 'Sustento',
  writtenOffOn: 'Castigado el',
});

import { words } from '../../../kernel/words';

/** What acts of collection are called, for staff and for investors. */
export const collectionNames = words('collectionNames', {
  party: { applicant: 'Solicitante', co_obligor: 'Obligado solidario' },
  channel: { phone: 'Teléfono', whatsapp: 'WhatsApp', mail: 'Correo', visit: 'Visita' },
  result: {
    answered: 'Contestó',
    promise: 'Prometió pagar',
    message: 'Se dejó mensaje',
    no_answer: 'No contestó',
    refuses: 'Se niega a pagar',
    wrong_data: 'Datos equivocados',
  },
  promiseState: { open: 'Vigente', kept: 'Cumplida', broken: 'Sin cumplir' },
  promised: 'Promesa de {{amount, mxn}} para el {{day, day}}',
});

/** Of the backoffice's queue. */
export const collectionList = words('collectionList', {
  help: 'Créditos con mensualidades vencidas, del más atrasado al menos. El folio lleva a su bitácora.',
  label: 'Créditos atrasados',
  none: 'No hay créditos atrasados.',
  applicant: 'Solicitante',
  late: 'Atraso',
  days_one: '{{count, number}} día',
  days_other: '{{count, number}} días',
  upToDate: 'Al corriente',
  overdue: 'Vencido',
  payoff: 'Para liquidar',
  quiet: 'Último contacto',
  noContact: 'Sin contacto',
  promise: 'Promesa',
  noPromise: 'Sin promesa',
  bucket: 'Días de atraso',
  buckets: {
    '1-30': '1 a 30 días',
    '31-60': '31 a 60 días',
    '61-90': '61 a 90 días',
    'over-90': 'Más de 90 días',
  },
  hardship: 'Situación difícil',
  writtenOff: 'Castigado',
  writeOffFilter: 'Castigo',
  writeOffs: { standing: 'Castigados', none: 'Sin castigar' },
});

/** Of the page of one credit. */
export const collectionPage = words('collectionPage', {
  closed: 'El crédito está al corriente. Su bitácora queda aquí.',
  project: 'Ver el crédito',
  work: 'Atención',
  none: '—',
  take: 'Tomarlo',
  taken: 'Quedó a tu cargo.',
  assignTitle: 'Asignar el crédito',
  assigned: 'Asignado a {{name}}',
  unassigned: 'Quedó sin asignar',
  people: 'Con quién se habla',
  peopleHelp:
    'Solo al solicitante y a su obligado solidario se les pide el pago. Nunca a familiares, referencias o terceros.',
  phone: 'Teléfono',
  email: 'Correo',
  reveal: 'Ver datos completos',
  revealHelp: 'Queda en la bitácora quién los vio.',
  hoursOpen: 'Donde viven son las {{time}}: se puede llamar, de 07:00 a 22:00.',
  hoursClosed:
    'Donde viven son las {{time}}: fuera de 07:00 a 22:00 la ley no permite cobrar por ningún medio.',
  contact: 'Registrar contacto',
  correct: 'Corregir',
  correctTitle: 'Corregir un contacto',
  correctHelp: 'El registro anterior se queda en la bitácora, marcado como corregido.',
  party: 'Con quién',
  channel: 'Medio',
  result: 'Resultado',
  on: 'Día',
  at: 'Hora, Ciudad de México',
  atHelp:
    'Cobrar se permite de 07:00 a 22:00 donde vive la persona. Un contacto a otra hora se registra y queda marcado.',
  note: 'Nota',
  noteHelp: 'Solo la lee el equipo, y la persona si pide sus datos.',
  promise: 'Registrar promesa',
  promiseHelp: 'Cuenta como cumplida con lo que llegue desde hoy hasta esa fecha.',
  amount: 'Monto prometido',
  promisedOn: 'Fecha prometida',
  promised: 'Promesa de pago',
  withdraw: 'Dejar sin efecto',
  withdrawTitle: 'Dejar sin efecto la promesa',
  withdrawHelp: 'La promesa y el motivo se quedan en la bitácora.',
  paid: 'Han llegado {{amount, mxn}} de {{of, mxn}}',
  hardship: 'Marcar situación difícil',
  hardshipHelp:
    'Para tratar el caso con cuidado: enfermedad, desempleo, desastre. No cambia lo que debe ni sus fechas.',
  endHardship: 'Quitar la marca',
  endHardshipText: 'El crédito se atiende como los demás.',
  until: 'Hasta el',
  reason: 'Motivo',
  log: 'Bitácora',
  logHelp: 'Nada se borra ni se cambia: una corrección es otro registro.',
  records: 'Registros de cobranza',
  noActs: 'Todavía no hay registros.',
  when: 'Cuándo',
  what: 'Qué',
  kinds: {
    contact: 'Contacto',
    promise: 'Promesa',
    promise_withdrawn: 'Promesa sin efecto',
    assigned: 'Asignación',
    hardship: 'Situación difícil',
    hardship_ended: 'Fin de situación difícil',
    written_off: 'Castigo',
    write_off_undone: 'Castigo deshecho',
    restructured: 'Reestructura firmada',
  },
  kind: 'Tipo',
  state: 'Estado',
  by: 'Quién registró',
  act: 'Acción',
  outside: 'Fuera de horario',
  correction: 'Corrección',
  corrected: 'Corregido',
  withdrawn: 'Sin efecto',
  untilDay: 'Hasta el {{day, day}}',
});

/** What an investor reads of it. */
export const collectionLog = words('collectionLog', {
  title: 'Bitácora de cobranza',
  help: 'Lo que se ha hecho para cobrar este crédito, con su fecha (artículo 57, fracción II, de las disposiciones de la CNBV). Sin datos personales de quien lo debe.',
  none: 'No se ha necesitado cobrar este crédito.',
  restructured: 'El crédito se reestructuró',
  day: 'Fecha',
  act: 'Gestión',
  result: 'Resultado',
  writtenOff: 'El crédito se castigó',
  writeOffUndone: 'Se deshizo el castigo',
});

/** What an applicant reads of it. */
export const ownCollection = words('ownCollection', {
  title: 'Tu crédito está atrasado',
  writtenOffTitle: 'Tu crédito está registrado como castigado',
  promise:
    'Prometiste pagar {{amount, mxn}} a más tardar el {{day, day}}. Han llegado {{paid, mxn}}.',
  broken:
    'Prometiste pagar {{amount, mxn}} a más tardar el {{day, day}} y llegaron {{paid, mxn}}. Escríbenos para acordar otra fecha.',
  none: 'Paga lo vencido o escríbenos para acordar una fecha: entre antes, menos intereses moratorios.',
  writtenOff:
    'Desde el {{day, day}} está registrado como castigado en nuestros libros. Lo que debes no se perdona ni cambia: puedes pagarlo completo o en partes a tu CLABE, o escribirnos para acordar cómo.',
  hardship:
    'Registramos que pasas por una situación difícil, y hasta el {{day, day}} atendemos tu caso con ese cuidado. Lo que debes y sus fechas no cambian: si necesitas otro plan de pagos, escríbenos.',
  rights:
    'Solo podemos buscarte de 07:00 a 22:00, por el teléfono, el correo o el domicilio que nos diste, y nunca a tus familiares o referencias. El pago se hace solo a tu CLABE de este crédito.',
});

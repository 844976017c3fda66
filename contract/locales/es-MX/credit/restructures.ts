import type { RestructureStatus } from '../../../credit/restructures';
import { words } from '../../../kernel/words';

/** Of the restructure of a late credit, for staff and for its applicant. */
export const restructureScreen = words('restructureScreen', {
  title: 'Reestructura',
  none: 'No se le ha propuesto nada al solicitante. Una reestructura reparte lo que se debe en mensualidades nuevas, con un convenio que firma el solicitante.',
  propose: 'Proponer reestructura',
  proposeHelp:
    'Los moratorios se condonan y el interés vencido se reparte sin causar interés. La deciden dos personas y la firma el solicitante.',
  months: 'Mensualidades nuevas',
  monthsHelp: 'De 1 a 60.',
  firstDue: 'Vence la primera',
  firstDueHelp: 'Después de los {{days}} días que hay para firmar y a más tardar en {{most}} días.',
  rate: 'Tasa anual',
  rateHelp: 'Nunca más que la actual.',
  reason: 'Motivo',
  reasonHelp: 'Lo lee quien confirma y queda en la bitácora. El solicitante no lo lee.',
  waiting: 'Escribe las mensualidades y el primer vencimiento para ver cómo queda.',
  compared: 'Lo que debe hoy y cómo quedaría',
  concept: 'Concepto',
  today: 'Hoy',
  after: 'Reestructurado',
  capital: 'Capital',
  carried: 'Interés e IVA vencidos',
  late: 'Moratorios con IVA',
  overdue: 'Vencido',
  rateRow: 'Tasa anual',
  monthsRow: 'Mensualidades',
  first: 'Primera mensualidad',
  payment: 'Las siguientes',
  last: 'Termina el',
  total: 'Total por pagar',
  noValue: '—',
  schedule: 'Tabla nueva',
  showSchedule: 'Ver la tabla nueva',
  statuses: {
    proposed: 'Por firmar',
    signed: 'Firmada',
    declined: 'No aceptada',
    withdrawn: 'Retirada',
    expired: 'Vencida',
  } as const satisfies Record<RestructureStatus, string>,
  drawing: 'Preparamos el convenio.',
  outdated: 'Las cifras cambiaron: hay que hacerla de nuevo.',
  toSign: 'El solicitante puede firmarla hasta el {{day, day}}.',
  toSignByBoth:
    'El solicitante ya la firmó. Falta su obligado solidario, que tiene hasta el {{day, day}}.',
  signedOn: 'Se reestructuró el {{day, day}}.',
  fromTo: '{{before}} a {{after}}',
  condoned: 'Moratorios condonados con IVA',
  seeAgreement: 'Ver convenio',
  agreement: 'Convenio modificatorio',
  withdraw: 'Retirar propuesta',
  withdrawTitle: 'Retirar la propuesta',
  withdrawHelp: 'El convenio queda sin efecto. El solicitante lee el motivo.',
  movedOn: 'Reestructurada el {{day}}',
});

/** What the applicant reads of it. */
export const ownRestructure = words('ownRestructure', {
  offered: 'Te proponemos reestructurar tu crédito',
  offeredHelp:
    'Repartimos lo que debes en mensualidades nuevas y ya no pagas los moratorios. Fírmalo a más tardar el {{day, day}}.',
  drawing: 'Preparamos el convenio. En un momento podrás leerlo y firmarlo.',
  outdated:
    'Lo que debes cambió desde que te hicimos esta propuesta y ya no se puede firmar. Te haremos otra si la necesitas.',
  waits:
    'Ya la firmaste. Surte efecto cuando la firme tu obligado solidario, a quien le enviamos un enlace por correo.',
  sign: 'Leer y firmar',
  decline: 'No aceptar',
  declineTitle: '¿No aceptar la reestructura?',
  declineText: 'El convenio queda sin efecto y tu crédito sigue como está.',
  seeAgreement: 'Ver convenio',
  signed: 'Tu crédito está reestructurado',
  signedHelp: 'Firmaste el convenio el {{day, day}}. La tabla de abajo es la que vale.',
});

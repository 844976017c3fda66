import { words } from '../../../kernel/words';

/** What installers and staff are notified of about accreditations of equipment. */
export const accreditationEventWords = words('accreditationEventWords', {
  sent: '{{supplier}} pide acreditar equipo',
  sentText: 'Revisa la ficha técnica y el certificado. {{equipment}}',
  granted: 'Acreditamos tu equipo',
  grantedText: 'Ya puedes vender este equipo hasta el {{until, day}}. {{equipment}}',
  rejected: 'No acreditamos tu equipo',
  rejectedText: 'Corrige los archivos y envíalos otra vez. {{equipment}}. Motivo: {{reason}}',
  expiring: 'Una acreditación tuya vence el {{until, day}}',
  expiringText:
    'Pide la renovación antes de ese día: mientras la revisamos, la actual sigue vigente. {{equipment}}',
  expired: 'Una acreditación tuya venció el {{until, day}}',
  expiredText: 'Pide la renovación para volver a vender este equipo. {{equipment}}',
});

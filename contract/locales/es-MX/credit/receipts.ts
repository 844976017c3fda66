import { words } from '../../../kernel/words';

/** What a person keeps of what they sent about a credit, and what follows. */
export const creditReceipts = words('creditReceipts', {
  request: {
    title: 'Recibimos tu solicitud de crédito',
    next: 'Sube los documentos que faltan. Con todos verificados, el comité decide y te avisamos aquí y por correo.',
  },
  accepted: {
    title: 'Aceptaste las condiciones',
    next: 'Publicamos tu crédito para que lo fondeen. Con el monto reunido firmas el contrato; te avisamos.',
  },
  declined: {
    title: 'Rechazaste las condiciones',
    next: 'Esta solicitud terminó. Puedes pedir otro crédito cuando quieras.',
  },
  cancelled: {
    title: 'Cancelaste tu solicitud',
    next: 'Esta solicitud terminó y nadie la revisa ya. Puedes pedir otro crédito cuando quieras.',
  },
  choice: {
    title: 'Guardamos tu elección',
    next: 'Vale desde el {{day, day}} para lo que pagues de más. Puedes cambiarla en esta pantalla.',
  },
  used: {
    title: 'Usamos tu saldo a favor',
    next: 'Tu tabla de pagos ya lo refleja desde el {{day, day}}.',
  },
  restructureDeclined: {
    title: 'Rechazaste la reestructura',
    next: 'Tu crédito sigue como lo firmaste. Si no puedes pagarlo así, escríbenos.',
  },
  coObligor: {
    title: 'Invitaste a tu obligado solidario',
    next: 'Le enviamos el enlace por correo. Aquí ves si acepta, se identifica y autoriza su consulta.',
  },
  coObligorWithdrawn: {
    title: 'Retiraste al obligado solidario',
    next: 'Su enlace ya no sirve. Puedes nombrar a otra persona.',
  },
  survey: {
    title: 'Recibimos tu encuesta',
    next: 'Gracias. La leemos junto con las de otros clientes del instalador; no tienes que hacer nada más.',
  },
  prepared:
    'La persona activa su cuenta con el enlace y confirma la solicitud. Aquí ves cuando lo haga.',
  stageApproved: {
    title: 'Aprobaste la etapa',
    next: 'La etapa queda por pagar al instalador, en esta misma lista.',
  },
  approved: {
    title: 'Aprobaste el crédito',
    next: 'El solicitante recibe las condiciones y decide si las acepta.',
  },
  rejected: {
    title: 'Rechazaste la solicitud',
    next: 'El solicitante recibe los motivos y lo que puede hacer.',
  },
  published: {
    title: 'Publicaste la oportunidad',
    next: 'Los inversionistas ya la ven. Al reunirse el monto se prepara el contrato.',
  },
  proposed: {
    title: 'Propusiste la reestructura',
    next: 'Preparamos el convenio y avisamos al solicitante para que lo firme.',
  },
  writtenOff: {
    title: 'Castigaste el crédito',
    next: 'Se sigue cobrando; lo que se recupere se reparte igual.',
  },
  writeOffUndone: {
    title: 'Deshiciste el castigo',
    next: 'El crédito vuelve a contarse como vigente.',
  },
  closes: 'Cierra el',
  reason: 'Motivo',
  person: 'Persona',
  choiceMade: 'Elección',
});

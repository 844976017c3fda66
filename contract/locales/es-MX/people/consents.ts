import { words } from '../../../kernel/words';

export const consentWords = words('consentWords', {
  help: 'Lo que aceptaste, cuándo y en qué versión. Lo voluntario lo revocas aquí cuando quieras.',
  required: 'Necesarios para tu cuenta',
  requiredHelp: 'Rigen mientras tengas cuenta. Para dejarlos sin efecto se cierra la cuenta.',
  voluntary: 'Voluntarios',
  /** Of one that is asked for where it is needed. */
  oneAsked: 'Tu autorización',
  given: 'Vigente',
  revoked: 'Revocado',
  notGiven: 'Sin dar',
  acceptedOn: 'Versión {{version}}, aceptada el {{when}}',
  willName: 'Al aceptar, se podrá consultar el historial de {{names}}.',
  namedYou: 'Se puede consultar tu historial.',
  named: 'Se puede consultar el historial de {{names}}.',
  unnamed:
    'Todavía no nombra a {{name}}: acéptala de nuevo para que su historial se pueda consultar.',
  newer: 'Desde el {{day}} rige la versión {{version}}.',
  revokedOn: 'Revocado el {{when}}',
  hash: 'Huella SHA-256: {{hash}}…',
  read: 'Leer',
  readAccepted: 'Leer la versión {{version}}, que aceptaste',
  giveNewer: 'Leí la versión {{version}} de {{name}} y la acepto.',
  give: 'Aceptar',
  giveNamed: 'Aceptar: {{name}}',
  giveAsk: '¿Aceptar “{{name}}”?',
  revoke: 'Revocar',
  revokeNamed: 'Revocar: {{name}}',
  revokeAsk: '¿Revocar este consentimiento?',
  revokeHelp: 'Vale desde este momento. Lo que se hizo antes no cambia.',
  done: 'Consentimiento guardado.',
  revokedDone: 'Consentimiento revocado.',
});

import type { Mail } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { letter } from '../auth/mails';

interface Addressee {
  email: string;
  fullName: string;
}

const ifUnexpected = ({ publicUrl }: Config) =>
  `Si no lo esperabas, restablece tu contraseña en ${publicUrl}/password/reset y avísanos.`;

export const sessionsEnded = (config: Config, to: Addressee, ended: number): Mail =>
  letter(config, to, ended === 1 ? 'Cerramos tu sesión' : 'Cerramos tus sesiones', [
    ended === 1
      ? 'Nuestro equipo cerró una sesión abierta de tu cuenta.'
      : `Nuestro equipo cerró las ${ended} sesiones abiertas de tu cuenta.`,
    `Puedes volver a entrar en ${config.publicUrl}/login.`,
    ifUnexpected(config),
  ]);

export const unblocked = (config: Config, to: Addressee): Mail =>
  letter(config, to, 'Desbloqueamos tu cuenta', [
    'Tu cuenta estaba bloqueada por contraseñas equivocadas y nuestro equipo quitó el bloqueo.',
    `Ya puedes entrar en ${config.publicUrl}/login.`,
    ifUnexpected(config),
  ]);

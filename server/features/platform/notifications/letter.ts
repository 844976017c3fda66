import { href as screenHref } from '@contract/kernel/screens';
import type { Config } from '@server/config';
import type { Letter } from '../mails/outbox';
import type { Subject, Words } from './events/event';

const ending: Record<Subject, (config: Config) => string[]> = {
  work: () => [],
  money: () => ['Si no reconoces esta operación, repórtala de inmediato desde Seguridad.', ''],
  security: ({ publicUrl }) => [
    `Si no fuiste tú, restablece tu contraseña de inmediato en ${publicUrl}${screenHref('passwordResetRequest')} y avísanos.`,
    '',
  ],
};

/** The mail that tells a person of an event, with the address of the screen where they go on. */
export function letterOf(
  config: Config,
  to: { email: string; fullName: string },
  about: Subject,
  { title, body, href }: Words,
): Letter {
  return {
    kind: about === 'security' ? 'access' : 'notice',
    to: to.email,
    subject: `${title} - ${config.brand}`,
    text: [
      `Hola, ${to.fullName}:`,
      '',
      body,
      ...(href ? [`Detalle: ${config.publicUrl}${href}`] : []),
      '',
      ...ending[about](config),
      `El equipo de ${config.brand}`,
    ].join('\n'),
  };
}

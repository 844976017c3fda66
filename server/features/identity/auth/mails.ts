import { href } from '@contract/kernel/screens';
import type { Config } from '@server/config';
import type { Letter } from '@server/features/platform';

interface Addressee {
  email: string;
  fullName: string;
}

export const letter = (
  config: Config,
  to: Addressee,
  subject: string,
  lines: string[],
  kind: Letter['kind'] = 'access',
): Letter => ({
  kind,
  to: to.email,
  subject: `${subject} - ${config.brand}`,
  text: [`Hola, ${to.fullName}:`, '', ...lines, '', `El equipo de ${config.brand}`].join('\n'),
});

const ignore = 'Si no fuiste tú, ignora este mensaje; nada cambia en tu cuenta.';

/** @param profile what the account was asked for as, in words */
export const activation = (config: Config, to: Addressee, profile: string, token: string) =>
  letter(config, to, 'Activa tu cuenta', [
    `Alguien pidió con este correo una cuenta de ${profile} a nombre de ${to.fullName}.`,
    'Para activarla y elegir su contraseña abre este enlace en las próximas 72 horas:',
    `${config.publicUrl}${href('accountActivation', { token })}`,
    '',
    `Si esos datos no son los tuyos, regístrate en ${config.publicUrl}${href('registration')}: lo que escribas toma su lugar.`,
    ignore,
  ]);

export const alreadyRegistered = (config: Config, to: Addressee) =>
  letter(config, to, 'Ya tienes una cuenta', [
    'Alguien intentó registrarse con este correo, que ya tiene una cuenta.',
    `Si fuiste tú, inicia sesión en ${config.publicUrl}${href('login')} o restablece tu contraseña en ${config.publicUrl}${href('passwordResetRequest')}.`,
    '',
    ignore,
  ]);

export const passwordReset = (config: Config, to: Addressee, token: string) =>
  letter(config, to, 'Restablece tu contraseña', [
    'Para fijar una contraseña nueva abre este enlace en los próximos 30 minutos:',
    `${config.publicUrl}${href('passwordReset', { token })}`,
    '',
    ignore,
  ]);

export const accountBlocked = (config: Config, to: Addressee, token: string) =>
  letter(config, to, 'Bloqueamos tu cuenta 15 minutos', [
    'Hubo varios intentos seguidos con una contraseña o un código equivocados.',
    'Si quieres entrar ya, abre tu cuenta con este enlace en la próxima hora:',
    `${config.publicUrl}${href('accountUnlock', { token })}`,
    '',
    'Si no fuiste tú, no necesitas hacer nada: nadie entró y tu contraseña sigue siendo la misma.',
  ]);

export const accountClosed = (config: Config, to: Addressee, token: string) =>
  letter(config, to, 'Cerramos la entrada a tu cuenta', [
    'Alguien que conoce tu contraseña, o que tenía abierta tu sesión, escribió demasiados códigos equivocados.',
    'Nadie puede entrar hasta que la abras. Hazlo con este enlace en la próxima hora:',
    `${config.publicUrl}${href('accountUnlock', { token })}`,
    '',
    `Si no fuiste tú, mejor restablece tu contraseña en ${config.publicUrl}${href('passwordResetRequest')}: también abre tu cuenta.`,
  ]);

/** @param seconds life of the code */
export const stepUpCode = (config: Config, to: Addressee, code: string, seconds: number) =>
  letter(
    config,
    to,
    'Tu código de confirmación',
    [
      `Tu código es ${code}. Vence en ${seconds === 120 ? '2 minutos' : `${seconds} segundos`} y sirve una sola vez.`,
      'Nadie de nuestro equipo te lo pedirá.',
    ],
    'code',
  );

/**
 * @param change what happened to the second factor
 * @param until when withdrawals and changes of bank account are possible again, in words
 */
export const secondFactorChanged = (
  config: Config,
  to: Addressee,
  change: 'enrolled' | 'removed',
  until: string,
) => {
  const did = change === 'enrolled' ? 'Activaste' : 'Quitaste';
  return letter(config, to, `${did} la verificación en dos pasos`, [
    `${did} la verificación en dos pasos de tu cuenta.`,
    `Por seguridad, los retiros y los cambios de cuenta bancaria esperan hasta el ${until}.`,
    `Si no fuiste tú, restablece tu contraseña de inmediato en ${config.publicUrl}${href('passwordResetRequest')} y avísanos.`,
  ]);
};

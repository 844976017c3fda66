import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';
import { queueMail } from '../mails/outbox';
import { notify } from '../notifications/notify';

interface Word {
  userId: string;
  title: string;
  body: string;
  href: string;
}

/** Tells a person of an operation with their money, at once: in the portal and by mail (CUITF 79). */
export async function tellOfMoney(tx: Tx, config: Config, { userId, title, body, href }: Word) {
  await notify(tx, { userId, title, body, href });
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  await queueMail(tx, config, {
    to: user.email,
    subject: `${title} - ${config.brand}`,
    text: [
      `Hola, ${user.fullName}:`,
      '',
      body,
      `Detalle: ${config.publicUrl}${href}`,
      '',
      'Si no reconoces esta operación, repórtala de inmediato desde Seguridad.',
      '',
      `El equipo de ${config.brand}`,
    ].join('\n'),
  });
}

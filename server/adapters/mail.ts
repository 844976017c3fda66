import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail, MailSender } from './adapters';

/** How long the mail server may take to be reached, to greet, and to say anything afterwards. */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** Hands mail to an SMTP server. */
export function smtpSender(smtpUrl: string, from: string, patience = PATIENCE): MailSender {
  const transport = createTransport({ url: smtpUrl, ...patience });
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, from, messageId: messageId(id, from) });
    },
  };
}

/** Writes mail as `.eml` files, for a house without SMTP; the backoffice reads them from the outbox. */
export function folderSender(folder: string, from: string): MailSender {
  return {
    async send({ id, ...mail }) {
      const bytes = await compose(mail, id, from);
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${id}.eml`);
      await writeFile(`${file}.tmp`, bytes, { flush: true });
      await rename(`${file}.tmp`, file);
    },
  };
}

/** The same message always has the same id, so that a second delivery is recognised as one. */
const messageId = (id: string, from: string) =>
  `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

const compose = (mail: Mail, id: string, from: string) =>
  new MailComposer({ ...mail, from, messageId: messageId(id, from) }).compile().build();

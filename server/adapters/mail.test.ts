import { silentServer } from '@tests/support/silent-server';
import { expect, test } from 'vitest';
import { smtpSender } from './mail';

test.each(['', '220 correo.ejemplo.mx ESMTP\r\n'])(
  'gives up on a mail server that says no more than %j',
  async (greeting) => {
    const { host } = await silentServer(greeting);
    const patience = { connectionTimeout: 1_000, greetingTimeout: 200, socketTimeout: 200 };
    const sender = smtpSender(`smtp://${host}`, 'Solfondo <no@ejemplo.mx>', patience);
    const mail = { id: '1', to: 'ana@ejemplo.mx', subject: 'Aviso', text: 'Texto' };
    await expect(sender.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  },
);

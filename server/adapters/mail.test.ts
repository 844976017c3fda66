import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { smtpSender } from './mail';

/** Takes connections, and says nothing at all or nothing but its greeting. */
async function silentServer(greeting: string) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.write(greeting);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

test.each(['', '220 correo.ejemplo.mx ESMTP\r\n'])(
  'gives up on a mail server that says no more than %j',
  async (greeting) => {
    const patience = { connectionTimeout: 1_000, greetingTimeout: 200, socketTimeout: 200 };
    const sender = smtpSender(await silentServer(greeting), 'Solfondo <no@ejemplo.mx>', patience);
    const mail = { id: '1', to: 'ana@ejemplo.mx', subject: 'Aviso', text: 'Texto' };
    await expect(sender.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  },
);

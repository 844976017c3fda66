import { expect, it } from 'vitest';
import { readEvents } from './read-events';

it('reads events however the network cuts them, and passes over comments', async () => {
  const chunks = [
    ': conectado\n\nda',
    'ta: {"type":"changed","resource":"pro',
    'jects"}\n\n: sigue\n\ndata: {"a":1}\n\n',
  ];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const received: unknown[] = [];
  await readEvents(stream, (data) => received.push(data));
  expect(received).toEqual([{ type: 'changed', resource: 'projects' }, { a: 1 }]);
});

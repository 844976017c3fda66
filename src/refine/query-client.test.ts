import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

it('reads again what changed while it was read for the first time, and only once', async () => {
  const client = createQueryClient();
  const answers: ((zones: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((answer) => void answers.push(answer));
  const shown = new QueryObserver(client, { queryKey: ['zones'], queryFn });
  const leave = shown.subscribe(() => undefined);
  const isRead = () => shown.getCurrentResult();
  void client.invalidateQueries();
  expect(answers).toHaveLength(1);
  // As the server had it before the change.
  answers[0]?.([]);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(['Norte']);
  await vi.waitFor(() => expect(isRead()).toMatchObject({ data: ['Norte'], isFetching: false }));
  await client.cancelQueries();
  expect(answers).toHaveLength(2);
  leave();
});

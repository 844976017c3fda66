import { ApiFailure } from '@portal/api/failure';
import { notifyManager, QueryObserver } from '@tanstack/react-query';
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

it.each([
  ['once after a refusal', new ApiFailure('No', 404, 'not_found'), 1],
  ['twice after a fault of the server', new ApiFailure('No', 500, 'internal'), 2],
  ['twice after a lost connection', new ApiFailure('No', 0, 'network'), 2],
  ['once when the server was waited for long enough', new ApiFailure('No', 0, 'late'), 1],
])('reads %s', async (_case, failure, times) => {
  const queryFn = vi.fn(() => Promise.reject(failure));
  const read = createQueryClient().fetchQuery({ queryKey: ['zones'], queryFn, retryDelay: 0 });
  await expect(read).rejects.toBe(failure);
  expect(queryFn).toHaveBeenCalledTimes(times);
});

it('keeps a failure while it reads again, and forgets it with the answer', async () => {
  const client = createQueryClient();
  const failure = new ApiFailure('No', 404, 'not_found');
  const answers: ((zones: string[]) => void)[] = [];
  const queryFn = vi
    .fn(() => new Promise<string[]>((answer) => void answers.push(answer)))
    .mockImplementationOnce(() => Promise.reject(failure));
  const shown = new QueryObserver(client, { queryKey: ['zones'], queryFn });
  const told: string[] = [];
  // As a page is told: once all that belongs together is done.
  const leave = shown.subscribe(
    notifyManager.batchCalls(() => void told.push(shown.getCurrentResult().status)),
  );
  await vi.waitFor(() => expect(shown.getCurrentResult().error).toBe(failure));
  void client.invalidateQueries();
  await vi.waitFor(() => expect(shown.getCurrentResult().isFetching).toBe(true));
  expect(shown.getCurrentResult()).toMatchObject({ status: 'error', error: failure });
  answers[0]?.(['Norte']);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual(['Norte']));
  expect(shown.getCurrentResult()).toMatchObject({ status: 'success', error: null });
  expect(told.slice(told.indexOf('error'))).not.toContain('pending');
  leave();
});

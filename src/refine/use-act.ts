import type { EndpointShape } from '@contract/kernel/endpoint';
import { isHeldBack } from '@contract/kernel/restriction';
import { type Answer, type CallArgs, readAnswer } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { type Failure, toFailure, waits } from '@portal/ui/failure';
import { type BaseRecord, useCustomMutation, useInvalidate, useKeys } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endpointId } from './endpoint-id';

interface Outcomes {
  onDone?: () => void;
  onError: (failure: Failure) => void;
}

/** Refetches every query of the page: one action changes several resources. */
export function useReload(): () => Promise<void> {
  const invalidate = useInvalidate();
  const client = useQueryClient();
  const { keys } = useKeys();
  return async () => {
    await Promise.all([
      invalidate({ dataProviderName: 'default', invalidates: ['all'] }),
      // Refine keeps what `useLogList` read apart from the data.
      client.invalidateQueries({ queryKey: keys().audit().get() }),
    ]);
  };
}

/**
 * Does what an endpoint does. A retry of the same intention carries the same idempotency key; once done,
 * everything on the page is refetched. Failures are the caller's to show, in its form or in words.
 */
export function useAct<E extends EndpointShape>(endpoint: E) {
  const reload = useReload();
  const level = useSession((state) => actingUser(state)?.restriction_level ?? 0);
  const intention = useRef(crypto.randomUUID());
  const [data, setData] = useState<Answer<E>>();
  const { mutation } = useCustomMutation<BaseRecord, ApiFailure, CallArgs<E>>();

  async function mutateAsync(args: CallArgs<E>): Promise<Answer<E>> {
    const { data: answered } = await mutation
      .mutateAsync({
        url: endpoint.path,
        method: 'post',
        values: args,
        meta: { endpoint: endpointId(endpoint), intention: intention.current },
        successNotification: false,
        errorNotification: false,
      })
      .catch(async (failure: unknown) => {
        if (isOver(failure)) intention.current = crypto.randomUUID();
        if (isOver(failure) || isStale(failure)) await reload();
        // It may have been done. The answer to that is not waited for: the person has waited long enough.
        if (isLate(failure)) void reload();
        throw failure;
      });
    intention.current = crypto.randomUUID();
    const answer = readAnswer(endpoint, answered);
    setData(answer);
    await reload();
    return answer;
  }

  return {
    mutateAsync,
    /** For acts outside a form. */
    mutate(args: CallArgs<E>, { onDone, onError }: Outcomes): void {
      mutateAsync(args).then(onDone, (thrown: unknown) => onError(toFailure(thrown)));
    },
    /** What the last one that was done answered. */
    data,
    isPending: mutation.isPending,
    /** Staff restricted the account, and this is among what it may not do: its button is out of use, as the frame says. */
    held: isHeldBack(endpoint, level),
    /** What it was or is being done with. */
    variables: mutation.variables?.values,
  };
}

/**
 * Whether what is sent next is another intention: this one was asked for and waits for a second person, or was
 * done before and only its answer got lost.
 */
const isOver = (failure: unknown) =>
  failure instanceof ApiFailure && (waits(failure) || failure.code === 'idempotency_mismatch');

/** What the page shows is no longer so: another tab, or another person, was faster. */
const isStale = (failure: unknown) => failure instanceof ApiFailure && failure.code === 'conflict';

/** Given up without an answer. */
const isLate = (failure: unknown) => failure instanceof ApiFailure && failure.code === 'late';

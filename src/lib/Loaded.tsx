import { EmptyState } from '@portal/ui/parts/EmptyState';
import { ErrorState } from '@portal/ui/parts/ErrorState';
import { SkeletonPage } from '@portal/ui/parts/Skeletons';
import type { ReactNode } from 'react';
import { ApiFailure } from './api-failure';

interface Query<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<T> {
  query: Query<T>;
  /** Drawn meanwhile; the bones of a page unless said. */
  bones?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a call answered, or its bones, or why it is not there. Data once shown stays over a failed refetch. */
export function Loaded<T>({ query, bones = <SkeletonPage />, children }: LoadedProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  // A record that is not there; a server that lacks the call answers 404 in words of its own.
  if (error instanceof ApiFailure && error.code === 'not_found')
    return <EmptyState text={error.message} />;
  if (error) return <ErrorState reload={() => void query.refetch()} />;
  return bones;
}

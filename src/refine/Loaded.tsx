import { EmptyState } from '@portal/ui/kit/EmptyState';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonPage } from '@portal/ui/kit/Skeletons';
import type { ReactNode } from 'react';
import { ApiFailure } from '../api/failure';

interface Query<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<T> {
  query: Query<T>;
  /** Heads the page when there is nothing to show, where the page draws its own only with its data. */
  title?: string;
  /** Shown while loading; the skeleton of a page by default. */
  skeleton?: ReactNode;
  /** The way on from what is not there, where the page's breadcrumbs are not enough. */
  wayOn?: ReactNode;
  /** What of the page works without the answer, where the server does not offer the call at all. */
  without?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a call answered, or a skeleton while loading, or why it is not there. Data once shown stays over a failed refetch. */
export function Loaded<T>({
  query,
  title,
  skeleton = <SkeletonPage />,
  wayOn,
  without,
  children,
}: LoadedProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  const reason = isAbsent(error) ? (
    <EmptyState text={error.message} action={wayOn} />
  ) : (
    <ErrorState reload={() => query.refetch()} />
  );
  const rest = without && error instanceof ApiFailure && error.notOffered ? without : null;
  const shown = (
    <>
      {reason}
      {rest}
    </>
  );
  return title ? <Page title={title}>{shown}</Page> : shown;
}

/** A record that is not there; a server that lacks the call answers 404 with a message of its own. */
export function isAbsent(error: Error): boolean {
  return error instanceof ApiFailure && error.code === 'not_found';
}

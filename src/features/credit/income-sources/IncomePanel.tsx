import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { lazy, Suspense } from 'react';

const IncomePeople = lazy(() =>
  import('./IncomePeople').then((file) => ({ default: file.IncomePeople })),
);

/** What the people of a request live on; it comes after what the page is opened for. */
export function IncomePanel({ projectId }: { projectId: string }) {
  return (
    <Suspense fallback={<SkeletonCards cards={1} />}>
      <IncomePeople projectId={projectId} />
    </Suspense>
  );
}

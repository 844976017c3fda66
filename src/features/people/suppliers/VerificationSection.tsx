import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { lazy, Suspense } from 'react';
import type { VerificationProps } from './Verification';

const Verification = lazy(() =>
  import('./Verification').then((file) => ({ default: file.Verification })),
);

/** How the verification of one's own company goes; most who open their home are verified. */
export const VerificationSection = (props: VerificationProps) => (
  <Suspense fallback={<SkeletonLines lines={3} />}>
    <Verification {...props} />
  </Suspense>
);

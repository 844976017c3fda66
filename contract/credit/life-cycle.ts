import type { CommitmentStatus } from '../funding/commitments';
import type { OpportunityStatus } from '../funding/opportunity-statuses';
import type { LoanStatus } from './loans';
import type { ProjectStatus } from './project-states';

/** What depends on a project follows its state; null where there is none, or it stays as it is. */
interface Followers {
  loan: LoanStatus | null;
  offer: OpportunityStatus | null;
  /** Those of its commitments that their investors have not taken back. */
  commitments: CommitmentStatus | null;
  contract: 'void' | null;
}

/** Project's state → states of its loan, its offer, its commitments and its contract. */
export const statusesIn = {
  in_review: { loan: null, offer: null, commitments: null, contract: null },
  approved: { loan: 'approved', offer: null, commitments: null, contract: null },
  accepted: { loan: 'approved', offer: null, commitments: null, contract: null },
  published: { loan: 'approved', offer: 'open', commitments: 'reserved', contract: null },
  to_sign: { loan: 'approved', offer: 'funded', commitments: 'firm', contract: null },
  installing: { loan: 'approved', offer: 'funded', commitments: 'firm', contract: null },
  repaying: { loan: 'repaying', offer: 'delivered', commitments: 'active', contract: null },
  settled: { loan: 'settled', offer: 'delivered', commitments: 'settled', contract: null },
  rejected: { loan: 'cancelled', offer: null, commitments: null, contract: null },
  cancelled: { loan: 'cancelled', offer: 'withdrawn', commitments: 'expired', contract: 'void' },
  not_funded: { loan: 'cancelled', offer: 'not_funded', commitments: 'expired', contract: 'void' },
} as const satisfies Record<ProjectStatus, Followers>;

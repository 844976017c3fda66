export { definitionsAt } from './definitions/definitions';
export { type AcceptedFile, acceptKinds, type Brought } from './documents/accept-file';
export { closeReview } from './documents/close-review';
export {
  identityPhotosOf,
  isCurrentPhoto,
  photoStates,
  uploadIdentityPhoto,
} from './documents/identity-photos';
export {
  type EvidenceAsked,
  type Paper,
  requiredEvidence,
  requiredPapers,
  stillMissing,
  toldToPeople,
  uploadedPapers,
} from './documents/missing';
export { scanQuarantined } from './documents/quarantine';
export { hasVerifiedEvidence, reopenEvidence } from './documents/reopen-evidence';
export { storeObject } from './documents/store-object';
export { namesObjects, sweepOrphans } from './documents/sweep';

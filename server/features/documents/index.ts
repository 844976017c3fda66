export { definitionsAt } from './definitions/definitions';
export { identityPhotosOf, uploadIdentityPhoto } from './documents/identity-photos';
export {
  type Paper,
  requiredEvidence,
  requiredPapers,
  stillMissing,
  uploadedPapers,
} from './documents/missing';
export { storeObject } from './documents/store-object';
export { sweepOrphans } from './documents/sweep';

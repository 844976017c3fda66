export { definitionsAt } from './definitions/definitions';
export { identityPhotosOf, uploadIdentityPhoto } from './documents/identity-photos';
export {
  missingRequiredDocuments,
  requiredEvidence,
  requiredPapers,
  uploadedPapers,
} from './documents/missing';
export { storeObject } from './documents/store-object';
export { sweepOrphans } from './documents/sweep';

export { requiredKinds } from './definitions/definitions';
export { missingRequiredDocuments, requiredPapers } from './documents/missing';
export { storeObject } from './documents/store-object';
export { sweepOrphans } from './documents/sweep';

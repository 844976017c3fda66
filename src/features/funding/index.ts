export { OfferView } from './opportunities/OfferView';
export { promisedText, promiseTag } from './participations/promise-text';

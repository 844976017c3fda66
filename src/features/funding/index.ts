export { OfferView } from './opportunities/OfferView';

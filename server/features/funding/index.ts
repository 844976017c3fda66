export { cancelUndelivered, endedWith } from './commitments/take-back';
export { expireOpportunities } from './opportunities/expire';
export { openParticipations } from './participations/open';

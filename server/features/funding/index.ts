export { cancelUndelivered, endedWith } from './commitments/take-back';
export { openParticipations } from './participations/open';

export { cancelUndelivered, endedWith } from './commitments/take-back';
export { expireOpportunities } from './opportunities/expire';
export { type Holding, holdingsOn } from './participations/holdings';
export { openParticipations } from './participations/open';
export { investorRatesOn } from './participations/rates';
export { type ExpectedRow, expectedSchedule, netOf } from './participations/rules';

export { lookForAlerts } from './alerts/look';
export { makeReport } from './reports/make';

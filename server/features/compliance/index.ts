export { makeReport } from './reports/make';

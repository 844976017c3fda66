export { DocumentChecklist } from './documents/DocumentChecklist';
